import { contrast } from '@/e2e/helpers/contrast'
import { type ImageName, isLightColor, widthFor } from './images'
import images from './images.generated.json'

/** The contrast of a colour with white, and with the brands' darkest text colour. */
const contrasts = (color: string) => ({
  white: contrast(color, '#ffffff'),
  ink: contrast(color, '#0B1430'),
})

test.each(['#ffffff', '#000000', '#787878', '#f2e8d6', '#0e3a48', '#c6202b'])(
  'what a failed picture says is read on %s',
  (color) => {
    const { white, ink } = contrasts(color)
    expect(isLightColor(color) ? ink : white).toBeGreaterThanOrEqual(4)
  },
)

test('the text of a failed picture has enough contrast on every picture’s colour', () => {
  for (const facts of Object.values(images)) {
    if (!('color' in facts)) continue
    const { white, ink } = contrasts(facts.color)
    expect(isLightColor(facts.color) ? ink : white).toBeGreaterThanOrEqual(4)
  }
})

test('widthFor returns the smallest width that is large enough, otherwise the largest', () => {
  const facts = Object.entries(images).flatMap(([name, facts]) =>
    'widths' in facts && facts.widths.length > 1 ? [{ name: name as ImageName, ...facts }] : [],
  )
  for (const { name, widths } of facts) {
    for (const width of widths) expect(widthFor(name, width)).toBe(width)
    const [first = 0, second] = widths
    expect(widthFor(name, first + 1)).toBe(second)
    expect(widthFor(name, 10_000)).toBe(widths.at(-1))
  }
})
