import nextJest from 'next/jest.js'

/** Comes as an ES module only, and Jest runs CommonJS. */
const COMPILED = 'get-port'

const config = await nextJest({ dir: './' })({
  testEnvironment: 'node',
  globalSetup: '<rootDir>/jest.drawings.mjs',
  setupFiles: ['<rootDir>/jest.setup.ts'],
  setupFilesAfterEnv: ['<rootDir>/jest.matchers.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^harfbuzzjs$': '<rootDir>/scripts/plans/jest/harfbuzz.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/(out|site|hosts|.next|.local)/'],
})()

const transform = Object.fromEntries(
  Object.entries(config.transform).map(([files, [, options]]) => [
    files,
    ['<rootDir>/jest.transform.mjs', options],
  ]),
)
const transformIgnorePatterns = config.transformIgnorePatterns.map((pattern) =>
  pattern.replace('(?!(', `(?!(${COMPILED}|`),
)

/** The editor, its store, and the checks of content that it asks. */
const EDITOR = ['editor/', 'scripts/content-proof/', 'scripts/edit/']
/** Draw, knit and read surveys: half a minute of what stands in assets/. */
const DRAWINGS = ['scripts/originals.test.ts', 'scripts/plans/', 'scripts/knit/']
/** Read a built site: jest.site.mjs runs them. */
const BUILT = 'e2e/built/'
/** Start the HTML checker and nginx. */
const HOSTS = ['scripts/html.test.ts', 'hosting/deploy.test.ts', 'hosting/nginx.test.ts']
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
  // The first test of a file also compiles what it imports: seconds on a busy machine.
  testTimeout: 60_000,
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
