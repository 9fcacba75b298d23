/**
 * Jest configuration for checks of the files of a built site, without a browser: `out/`, `site/` and `content/` of the
 * working directory.
 *
 * node node_modules/jest/bin/jest.js --config tools/check/jest/site.mjs
 */
import { existsSync } from 'node:fs'
import config from '../../../jest.config.mjs'
import { loadEnvironment } from '../../build/environment.mjs'

for (const file of ['out/sitemap.xml', 'site/_headers']) {
  if (!existsSync(file))
    throw new Error(
      `${file} is missing: \`npm run build\` makes it for the project, \`node --import tsx tools/check/fixture.ts\` for the fixture`,
    )
}
loadEnvironment()

const [{ displayName: _, globalSetup: __, ...unit }] = config.projects

export default {
  ...unit,
  rootDir: process.cwd(),
  testTimeout: config.testTimeout,
  testMatch: ['<rootDir>/e2e/site/*.test.ts'],
  testPathIgnorePatterns: [],
}
