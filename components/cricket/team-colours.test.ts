import { readFileSync } from 'node:fs'
import path from 'node:path'

const css = readFileSync(
  path.join(process.cwd(), 'components/cricket/TeamColours.module.css'),
  'utf8',
)

const colour = (rule: string, name: string) =>
  new RegExp(`${name}: (#[0-9a-f]{6})`).exec(rule)?.[1] ?? ''

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const IVORY = luminance('#f7f1e5')
const contrast = (hex: string) => (IVORY + 0.05) / (luminance(hex) + 0.05)

const rules = [...css.matchAll(/^(\.colours.*) \{([^}]+)/gm)].map(([, of = '', rule = '']) => [
  of,
  rule,
])

test.each(rules)('ivory is readable on the grounds of %s', (_, rule = '') => {
  expect(contrast(colour(rule, '--team-fill'))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colour(rule, '--team-deep'))).toBeGreaterThanOrEqual(4.5)
})
