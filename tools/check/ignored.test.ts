import { spawnSync } from 'node:child_process'

test('no committed file is ignored: the linter would not read it, nor git add one beside it', () => {
  const list = ['ls-files', '--cached', '--ignored', '--exclude-standard']
  expect(spawnSync('git', list, { encoding: 'utf8' }).stdout).toBe('')
})
