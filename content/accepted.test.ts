import { execFileSync } from 'node:child_process'

// Requirements are in the schemas and in content/rules/, each tested with its own cases.
test('the current content is valid', () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'tools/content/content.ts'], {
    encoding: 'utf8',
  })
  expect(output).toContain('The content can be published.')
})
