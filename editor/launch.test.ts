/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { launchList } from './launch'

beforeAll(() => {
  globalThis.projectFiles = {
    read: (file) =>
      existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined,
    broken: new Map(),
    list: (folder) => (existsSync(folder) ? readdirSync(folder) : undefined),
  }
})

test('the list names a plan for as long as it is a sample', () => {
  const { read } = globalThis.projectFiles
  const counted = () => launchList().filter(({ text }) => text.includes('sample drawing')).length
  const before = counted()
  expect(before).toBeGreaterThan(0)
  globalThis.projectFiles.read = (file) =>
    read(file)?.replace('"isIllustrative": true', '"isIllustrative": false')
  expect(counted()).toBe(0)
  globalThis.projectFiles.read = read
})

test('the list names what is not confirmed, not registered and not there', () => {
  const list = launchList()
  const texts = list.map(({ what, text }) => `${what}: ${text}`).join('\n')
  expect(texts).toContain('Name, address, telephone: It is not confirmed yet.')
  expect(texts).toMatch(/Plot projects: \w+: The registration with the real estate authority/)
  expect(texts).toMatch(/Home page: Leadership, Cards, 1 \(Chair\) is not confirmed yet\./)
  expect(texts).toMatch(/Careers: .+ is labelled “Sample”\./)
  for (const { file } of list) expect(existsSync(`content/${file}`)).toBe(true)
})
