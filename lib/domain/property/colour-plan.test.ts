import { colourPlan } from './colour-plan'
import type { PlotStatus } from './plots'

const plot = (number: number) => `<path data-plot="${number}" data-at="5 5" d="M${number} 0h9z"/>`
const figures = (number: number) =>
  `<g data-number="${number}" data-ground="M${number} 5h4"><use href="#words-${number}"/></g>`
const drawing = `<svg><defs></defs>
<g data-part="plots" stroke="#000">
${[1, 2, 3].map(plot).join('\n')}
</g>
<g data-part="numbers" fill="#111">
${[1, 2, 3].map(figures).join('\n')}
</g>
<g data-part="labels">
</g>
</svg>
`
const colours = (name: string) => `<${name}>`
const draw = (...statuses: PlotStatus[]) =>
  colourPlan(drawing, new Map(statuses.map((status, at) => [at + 1, status])), colours)

test('the plots of one status are one shape above their outlines, in its colour and pattern', () => {
  const svg = draw('sold', 'available', 'sold')
  expect(svg).toMatch(/<pattern id="plot-sold"[^>]*><path fill="<--plot-sold>"/)
  expect(svg).toContain('<path fill="url(#plot-sold)" d="M1 0h9zM3 0h9z"/>')
  expect(svg.match(/url\(#plot-/g)).toHaveLength(1)
  for (const number of [1, 2, 3]) expect(svg).toContain(plot(number))
})

test('its numbers have its colour, with a background if there is a pattern', () => {
  const svg = draw('sold', 'available', 'sold')
  expect(svg).toContain('<path fill="none" stroke="<--plot-sold>" d="M1 5h4M3 5h4"/>')
  expect(svg).toContain(
    '<g fill="<--plot-sold-number>"><use href="#words-1"/><use href="#words-3"/></g>',
  )
  expect(svg).toContain('<g fill="<--plot-available-number>"><use href="#words-2"/></g>')
  expect(svg).not.toContain('data-number')
})

test('a status without plots adds no pattern', () => {
  expect(draw('available', 'available', 'available')).not.toContain('pattern')
})

test('the error for a plot that is not on the drawing has its number', () => {
  expect(() => colourPlan(drawing, new Map([[7, 'sold']]), colours)).toThrow(
    'plot 7 is not on the drawing of the plan. Run npm run plans.',
  )
})
