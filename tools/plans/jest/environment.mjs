import { createRequire } from 'node:module'
import * as harfbuzz from 'harfbuzzjs'

// Comes with Jest.
const { TestEnvironment } = createRequire(import.meta.url)('jest-environment-node')

/** Node with HarfBuzz: that module waits while it loads, which one of Jest's, all CommonJS, cannot do. */
export default class extends TestEnvironment {
  constructor(...given) {
    super(...given)
    this.global.harfbuzz = harfbuzz
  }
}
