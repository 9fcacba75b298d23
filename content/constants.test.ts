import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { constants } from './constants'

/** Knip finds unused exports, not unused members of an object. */

/** All code of the site except tests and the constants themselves. */
const code = ['app', 'components', 'content', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => path.join(folder, file)),
  )
  .filter((file) => file !== 'content/constants.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** The names of all constants, such as `form.nameMax`. */
const names = Object.entries(constants).flatMap(([group, value]) =>
  typeof value === 'object' ? Object.keys(value).map((key) => `${group}.${key}`) : group,
)

/** Whether a constant is used by its full name, or by its last part if its group is passed as an object. */
function isRead(name: string): boolean {
  const [group, key] = name.split('.')
  if (new RegExp(`\\bconstants\\.${name.replace('.', '\\.')}\\b`).test(code)) return true
  const isGroupRead = new RegExp(`\\bconstants\\.${group}(?!\\.\\w)\\b`).test(code)
  return key !== undefined && isGroupRead && new RegExp(`\\b${key}\\b`).test(code)
}

test('every constant is used', () => {
  expect(names.filter((name) => !isRead(name))).toEqual([])
})
