import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contrast } from '@/e2e/helpers/contrast'

const css = readFileSync(
  path.join(process.cwd(), 'components/cricket/TeamColours.module.css'),
  'utf8',
)

const colour = (rule: string, name: string) =>
  new RegExp(`${name}: (#[0-9a-f]{6})`).exec(rule)?.[1] ?? ''

const IVORY = '#f7f1e5'

const rules = [...css.matchAll(/^(\.colours.*) \{([^}]+)/gm)].map(([, of = '', rule = '']) => [
  of,
  rule,
])

test.each(rules)('ivory is readable on the grounds of %s', (_, rule = '') => {
  expect(contrast(IVORY, colour(rule, '--team-fill'))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(IVORY, colour(rule, '--team-deep'))).toBeGreaterThanOrEqual(4.5)
})
