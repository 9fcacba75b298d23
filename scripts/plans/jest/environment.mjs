import * as harfbuzz from 'harfbuzzjs'
import { TestEnvironment } from 'jest-environment-node'

/** Node with HarfBuzz: that module waits while it loads, which one of Jest's, all CommonJS, cannot do. */
export default class extends TestEnvironment {
  constructor(...given) {
    super(...given)
    this.global.harfbuzz = harfbuzz
  }
}
