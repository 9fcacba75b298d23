/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type Rule } from 'postcss'

const css = postcss.parse(readFileSync(path.join(process.cwd(), 'styles', 'tamil.css'), 'utf8'))

test('no letter of a Tamil page is tracked, whatever a module says', () => {
  const found: string[] = []
  css.walkDecls('letter-spacing', ({ parent, value, important }) => {
    found.push(`${(parent as Rule).selector} ${value}${important ? ' important' : ''}`)
  })
  expect(found).toEqual([':lang(ta) * 0 important'])
})
