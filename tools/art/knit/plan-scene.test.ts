import assert from 'node:assert/strict'
import { planScene } from './plan-scene'
import { CUTS, type Cut, STITCH, sizeOf } from './scene'
import { yarns } from './yarns'

const { road, mist, pond, leaf, leafDark, tealDeep } = yarns.properties

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

const drawn = (cut: Cut | undefined) => {
  assert.ok(cut)
  const { width, height } = sizeOf(cut)
  return cut.draw(width, height)
}

/** The yarn of each drawn stitch, with its centre as shares of the cut's size. */
function stitchesOf(cut: Cut) {
  const { width, height } = sizeOf(cut)
  const runs = drawn(cut).matchAll(/fill="(#\w+)" d="M(\d+) (\d+)h(\d+)/g)
  return [...runs].flatMap(([, yarn = '', x, y, length]) =>
    Array.from({ length: Number(length) / STITCH.width }, (_, at) => ({
      yarn,
      x: (Number(x) + (at + 0.5) * STITCH.width) / width,
      y: (Number(y) + STITCH.height / 2) / height,
    })),
  )
}

/** The WCAG contrast ratio of a yarn against white. */
function contrastToWhite(yarn: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(yarn.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

test('a survey gives all three cuts, of yarns that the scene names', () => {
  const scene = planScene(survey('available'), {})
  for (const name of CUTS) {
    const cut = scene[name]
    assert.ok(cut, name)
    const used = new Set(stitchesOf(cut).map(({ yarn }) => yarn))
    assert.ok(used.size > 2, name)
    for (const yarn of used) assert.ok(scene.yarns.includes(yarn), `${name}: ${yarn}`)
  }
})

test('roads and parks are of their own yarns, and trees beside a road do not interrupt it', () => {
  const { card } = planScene(survey('available'), {})
  assert.ok(card)
  const stitches = stitchesOf(card)
  const middle = stitches.filter(({ x, y }) => Math.abs(x - 0.5) < 0.02 && y > 0.1 && y < 0.9)
  assert.ok(middle.length > 20)
  expect(new Set(middle.map(({ yarn }) => yarn))).toEqual(new Set([road]))
  const park = stitches.filter(({ x, y }) => x > 0.6 && x < 0.7 && y > 0.65 && y < 0.8)
  expect(new Set(park.map(({ yarn }) => yarn))).toEqual(new Set([leaf]))
})

test('a project can set yarns and a view of its own', () => {
  const look = {
    yarns: { road: [mist, pond, pond], park: [leafDark, tealDeep, tealDeep] },
  } as const
  const scene = planScene(survey('available'), look)
  assert.ok(!scene.yarns.includes(road))
  assert.match(drawn(scene.card), new RegExp(mist))
  const moved = planScene(survey('available'), { card: { at: [0.2, 0.5] } })
  assert.notEqual(drawn(moved.card), drawn(planScene(survey('available'), {}).card))
})

test('the scene does not depend on the status of a plot', () => {
  const before = planScene(survey('available'), {})
  for (const status of ['booked', 'reserved', 'sold'])
    for (const name of CUTS)
      assert.equal(drawn(planScene(survey(status), {})[name]), drawn(before[name]))
})

test('every stitch behind text has enough contrast with white', () => {
  const { wide, upright } = planScene(survey('available'), {})
  assert.ok(upright)
  const below = [
    ...stitchesOf(wide).filter(({ x, y }) => y < 0.09 || (x < 0.4 && y > 0.31)),
    ...stitchesOf(upright).filter(({ y }) => y < 0.1 || y > 0.5),
  ]
  assert.ok(below.length > 1000)
  for (const yarn of new Set(below.map(({ yarn }) => yarn)))
    assert.ok(contrastToWhite(yarn) >= 7, yarn)
})
