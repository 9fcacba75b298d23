import { execFileSync } from 'node:child_process'

// What content must be is said by its schemas and by the rules of content/rules/, each with its own cases.
test('the content of today is accepted', () => {
  const said = execFileSync(process.execPath, ['--import', 'tsx', 'tools/content/content.ts'], {
    encoding: 'utf8',
  })
  expect(said).toContain('The content can be published.')
})
