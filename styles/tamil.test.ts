import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type AtRule, type Rule } from 'postcss'

const css = postcss.parse(readFileSync(path.join(process.cwd(), 'styles', 'tamil.css'), 'utf8'))

test('Tamil text has no letter spacing, whatever a module sets', () => {
  const found: string[] = []
  css.walkDecls('letter-spacing', ({ parent, value }) => {
    const rule = parent as Rule
    const layer = rule.parent?.type === 'atrule' ? (rule.parent as AtRule).params : undefined
    found.push(`${layer}: ${rule.selector} ${value}`)
  })
  expect(found).toEqual(['preferences: :lang(ta) * 0'])
})
