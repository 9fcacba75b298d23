import { readFileSync } from 'node:fs'
import path from 'node:path'
import { teams } from '@/content/cricket/teams'

const css = readFileSync(
  path.join(process.cwd(), 'components/cricket/TeamColours.module.css'),
  'utf8',
)

function colour(slug: string, name: string): string {
  const rule = css.slice(css.indexOf(`[data-team="${slug}"]`))
  return new RegExp(`${name}: (#[0-9a-f]{6})`).exec(rule)?.[1] ?? ''
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const IVORY = luminance('#f7f1e5')
const contrast = (hex: string) => (IVORY + 0.05) / (luminance(hex) + 0.05)

test.each(teams.all.map(({ slug }) => slug))('ivory is readable on the grounds of %s', (slug) => {
  expect(css).toContain(`[data-team="${slug}"]`)
  expect(contrast(colour(slug, '--team-fill'))).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colour(slug, '--team-deep'))).toBeGreaterThanOrEqual(4.5)
})
