import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { onDisk } from '@/content/folder'
import { fixtureProject, fixtureRegistration } from '@/content/projects/fixture'
import { errorsOfChanges } from './work'

const FILE = 'content/en/projects/sarayu.json'
const withEnd = (validUntil: string) =>
  JSON.stringify({ ...fixtureProject, registration: { ...fixtureRegistration, validUntil } })

/** The errors of a file that replaces another text. */
function errorsOver(before: string | undefined, text: string, changed = FILE) {
  globalThis.projectFiles = {
    broken: new Map(),
    read: (file) =>
      file === changed
        ? before
        : existsSync(onDisk(file))
          ? readFileSync(onDisk(file), 'utf8')
          : undefined,
    list: (folder) => (existsSync(onDisk(folder)) ? readdirSync(onDisk(folder)) : undefined),
  }
  return errorsOfChanges([{ file: changed, text }]).map(({ path, text: said }) => [
    path.join('.'),
    said,
  ])
}

test('a new registration that has ended is refused by its field, with an example', () => {
  expect(errorsOver(undefined, withEnd('2026-02-01'))).toEqual([
    ['registration.validUntil', expect.stringContaining('such as 2031-01-31')],
  ])
})

test('one that ended after it was saved does not stop other changes', () => {
  expect(errorsOver(withEnd('2026-02-01'), withEnd('2026-02-01'))).toEqual([])
  expect(errorsOver(undefined, withEnd('2999-02-01'))).toEqual([])
})

const PLOTS = 'content/en/projects/plots/sarayu.json'
const reservedUntil = (until: string) =>
  JSON.stringify({ slug: 'sarayu', plots: [{ number: 7, status: 'reserved', until }] })

test('a new reservation until a day that is over is refused, one that ended since is not', () => {
  expect(errorsOver(reservedUntil('2999-01-31'), reservedUntil('2020-01-31'), PLOTS)).toEqual([
    ['plots.0.until', expect.stringContaining('such as 2031-01-31')],
  ])
  expect(errorsOver(reservedUntil('2020-01-31'), reservedUntil('2020-01-31'), PLOTS)).toEqual([])
  expect(errorsOver(undefined, reservedUntil('2999-01-31'), PLOTS)).toEqual([])
})
