import assert from 'node:assert/strict'
import { contrast } from '@/e2e/helpers/contrast'
import { type Chart, CUTS, SIZES } from './chart'
import { planCharts } from './plan'
import { yarns } from './yarns'

const { road, leaf } = yarns.properties

const square = (kind: string, [left, top]: readonly [number, number], size: number, facts = '') =>
  `<path class="${kind}"${facts} d="M${left} ${top}L${left + size} ${top}L${left + size} ${top + size}L${left} ${top + size}Z"/>`

const plot = (number: number, place: readonly [number, number], status: string) =>
  square(
    'plot',
    place,
    180,
    ` data-plot="${number}" data-status="${status}" data-size-sqft="2400" data-dimensions="40x60 ft" data-facing="East" data-road="30 ft" data-cx="${place[0]}" data-cy="${place[1]}"`,
  )

/** Four plots around a crossing, and a park. */
const survey = (status: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${[
    square('site', [0, 0], 400),
    '<path class="road" d="M180 0L220 0L220 400L180 400Z"/>',
    square('park', [220, 220], 180),
    '<circle class="tree" cx="200" cy="40" r="20"/>',
    plot(1, [0, 0], 'available'),
    plot(2, [220, 0], status),
    plot(3, [0, 220], 'booked'),
  ].join('')}</svg>`

/** The yarn of each stitch, with its centre as shares of the cut's size. */
const stitchesOf = ({ columns, rows, yarns, cells }: Chart) =>
  [...cells].map((yarn, at) => ({
    yarn: yarns[yarn] ?? '',
    x: ((at % columns) + 0.5) / columns,
    y: (Math.floor(at / columns) + 0.5) / rows,
  }))

test('a survey gives the charts of all cuts, of some yarns', () => {
  const charts = planCharts(survey('available'))
  for (const name of CUTS) {
    const { columns, rows, yarns } = charts[name]
    expect({ columns, rows }).toEqual(SIZES[name])
    assert.ok(yarns.length > 2, name)
  }
})

test('roads and parks are of their own yarns, and trees beside a road do not interrupt it', () => {
  const { card } = planCharts(survey('available'))
  const stitches = stitchesOf(card)
  const middle = stitches.filter(({ x, y }) => Math.abs(x - 0.5) < 0.02 && y > 0.1 && y < 0.9)
  assert.ok(middle.length > 20)
  expect(new Set(middle.map(({ yarn }) => yarn))).toEqual(new Set([road]))
  const park = stitches.filter(({ x, y }) => x > 0.6 && x < 0.7 && y > 0.65 && y < 0.8)
  expect(new Set(park.map(({ yarn }) => yarn))).toEqual(new Set([leaf]))
})

test('the charts do not depend on the status of a plot', () => {
  const before = planCharts(survey('available'))
  for (const status of ['booked', 'reserved', 'sold'])
    expect(planCharts(survey(status))).toEqual(before)
})

test('every stitch behind text has enough contrast with white', () => {
  const { wide, upright } = planCharts(survey('available'))
  const below = [
    ...stitchesOf(wide).filter(({ x, y }) => y < 0.09 || (x < 0.4 && y > 0.31)),
    ...stitchesOf(upright).filter(({ y }) => y < 0.1 || y > 0.5),
  ]
  assert.ok(below.length > 1000)
  for (const yarn of new Set(below.map(({ yarn }) => yarn)))
    assert.ok(contrast(yarn, '#ffffff') >= 7, yarn)
})
