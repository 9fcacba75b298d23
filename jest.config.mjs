import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

export default createConfig({
  // The first test of a file also compiles what it imports: seconds on a busy machine.
  testTimeout: 60_000,
  testEnvironment: 'jsdom',
  globalSetup: '<rootDir>/jest.drawings.mjs',
  setupFiles: ['<rootDir>/jest.setup.ts'],
  setupFilesAfterEnv: ['<rootDir>/jest.matchers.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['**/*.test.{ts,tsx}'],
  // The tools' tests are run by Node itself.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/(hosting|scripts|services)/'],
  modulePathIgnorePatterns: ['<rootDir>/(out|site|hosts|.next|.local)/'],
})
