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
/** Read a built site: jest.site.mjs runs them. */
const BUILT = 'e2e/built/'
/** Start the HTML checker and nginx. */
const HOSTS = ['scripts/html.test.ts', 'hosting/deploy.test.ts', 'hosting/nginx.test.ts']
const inRoot = (names) => `<rootDir>/(${names.join('|')})`

const project = (displayName, more) => ({
  ...config,
  transform,
  transformIgnorePatterns,
  displayName,
  ...more,
})

/** `--selectProjects unit` leaves out what takes minutes: `editor` and `hosts`. */
export default {
  // The first test of a file also compiles what it imports: seconds on a busy machine.
  testTimeout: 60_000,
  projects: [
    project('unit', {
      testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [
        ...config.testPathIgnorePatterns,
        inRoot([...EDITOR, ...HOSTS, BUILT]),
      ],
    }),
    project('editor', {
      testMatch: EDITOR.map((folder) => `<rootDir>/${folder}**/*.test.{ts,tsx}`),
    }),
    project('hosts', { testMatch: HOSTS.map((file) => `<rootDir>/${file}`) }),
  ],
}
