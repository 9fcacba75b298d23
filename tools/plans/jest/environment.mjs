import { createRequire } from 'node:module'
import * as harfbuzz from 'harfbuzzjs'

// A dependency of Jest.
const { TestEnvironment } = createRequire(import.meta.url)('jest-environment-node')

/** Node with HarfBuzz, which uses top-level await: Jest's modules are CommonJS and cannot import it. */
export default class extends TestEnvironment {
  constructor(...given) {
    super(...given)
    this.global.harfbuzz = harfbuzz
  }
}
