import nextJest from 'next/jest.js'

/** Comes as an ES module only, and Jest runs CommonJS. */
const COMPILED = 'get-port'

const config = await nextJest({ dir: './' })({
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tools/check/jest/drawings.mjs',
  setupFiles: ['<rootDir>/tools/check/jest/setup.ts'],
  setupFilesAfterEnv: ['<rootDir>/tools/check/jest/matchers.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^harfbuzzjs$': '<rootDir>/tools/plans/jest/harfbuzz.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/(out|site|hosts|.next|.local)/'],
})()

const transform = Object.fromEntries(
  Object.entries(config.transform).map(([files, [, options]]) => [
    files,
    ['<rootDir>/tools/check/jest/transform.mjs', options],
  ]),
)
const transformIgnorePatterns = config.transformIgnorePatterns.map((pattern) =>
  pattern.replace('(?!(', `(?!(${COMPILED}|`),
)

/** The editor, its store, and the checks of content that it asks. */
const EDITOR = ['editor/', 'tools/content/proof/']
/** Draw, knit and read surveys: half a minute of what stands in assets/. */
const DRAWINGS = ['tools/art/originals.test.ts', 'tools/plans/', 'tools/art/knit/']
/** Read a built site: tools/check/jest/site.mjs runs them. */
const BUILT = 'e2e/site/'
/** Start the HTML checker and nginx. */
const HOSTS = ['tools/check/html.test.ts', 'tools/host/deploy.test.ts', 'tools/host/nginx.test.ts']
const inFolders = (names) =>
  names.map((name) => `<rootDir>/${name}${name.endsWith('/') ? '**/*.test.{ts,tsx}' : ''}`)
const inRoot = (names) => `<rootDir>/(${names.join('|')})`

const project = (displayName, more) => ({
  ...config,
  transform,
  transformIgnorePatterns,
  displayName,
  ...more,
})

/** `--selectProjects unit` leaves out what takes minutes: `editor`, `drawings` and `hosts`. */
export default {
  // The first test of a file also compiles what it imports, and one of the editor checks all content several times: a
  // minute on a machine that does other things as well.
  testTimeout: 240_000,
  projects: [
    project('unit', {
      testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [
        ...config.testPathIgnorePatterns,
        inRoot([...EDITOR, ...DRAWINGS, ...HOSTS, BUILT]),
      ],
    }),
    project('editor', { testMatch: inFolders(EDITOR) }),
    project('drawings', { testMatch: inFolders(DRAWINGS) }),
    project('hosts', { testMatch: inFolders(HOSTS) }),
  ],
}
