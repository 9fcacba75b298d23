/** @jest-environment <rootDir>/tools/plans/jest/environment.mjs */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { drawLines } from './draw-lines'
import { type Point, simplify, writePath } from './draw-path'
import { drawPlan } from './draw-plan'
import { labelsOf } from './names'
import { outlineText } from './outline-text'
import { placesOf } from './plot-places'
import { readElements, readPlot, type Shape } from './read-plan'
import { turnElements } from './turn-plan'

const plot =
  '<path id="plot-001" class="plot" data-plot="1" data-status="sold" data-size-sqft="2400" data-dimensions="40x60 ft" data-facing="East" data-road="30 ft" data-cx="50" data-cy="50" d="M10 10L90 10L90 90L10 90Z"/>'
const plan = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><title id="t">A plan</title><g id="site"><path class="site" d="M0 0L100 0L100 100L0 100Z"/></g>${inside}</svg>`
const read = (inside: string) => [...readElements(plan(inside))]
/** Nested groups, in the root element of the plan. */
const nested = (count: number) => '<g id="a">'.repeat(count) + '</g>'.repeat(count)
const plotOf = (elements: readonly Shape[]) => {
  const shape = elements.find(({ attributes }) => attributes.class === 'plot')
  assert.ok(shape)
  return shape
}

for (const [what, markup] of [
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<path d="M0 0L1 1" onclick="alert(1)"/>'],
  ['a foreign object', '<foreignObject width="9" height="9"></foreignObject>'],
  ['a link', '<a href="https://example.com"><path d="M0 0L1 1"/></a>'],
  ['an image', '<image href="https://example.com/x.png"/>'],
  ['a style attribute', '<path style="fill:red" d="M0 0L1 1"/>'],
  ['an address in a value', '<path fill="url(https://example.com/&quot;)" d="M0 0L1 1"/>'],
  ['an attribute without quotes', '<path onload=alert(1) d="M0 0L1 1"/>'],
  ['an open element', '<g id="x">'],
  ['a name that every object has', '<constructor></constructor>'],
  ['an entity that every object has', '<text x="1" y="1">&constructor;</text>'],
  ['seventeen elements within each other', nested(16)],
] as const) {
  test(`a survey that holds ${what} is refused`, () => {
    assert.throws(() => drawPlan(read(markup), { title: 'A plan' }))
  })
}

test('the facts of a plot are read from its attributes', () => {
  expect(readPlot(plotOf(read(plot)))).toEqual({
    number: 1,
    status: 'sold',
    squareFeet: 2400,
    feet: [40, 60],
    facing: 'East',
    road: '30 ft',
  })
})

test('a plot is read with its groups, at most sixteen levels with the root', () => {
  expect(read(`<g id="plots">${plot}${plot}</g>`).at(-1)?.groups).toEqual(['plots'])
  assert.doesNotThrow(() => read(nested(15)))
})

for (const [fact, written, other] of [
  ['number', 'data-plot="1"', 'data-plot="1.5"'],
  ['number', 'data-plot="1"', 'data-plot="0"'],
  ['status', '"sold"', '"gone"'],
  ['size', '"2400"', '"0"'],
  ['size', '"2400"', '"2400 ft"'],
  ['dimensions', '40x60 ft', '40 by 60'],
  ['facing', '"East"', '"Up"'],
  ['road', ' data-road="30 ft"', ''],
] as const) {
  test(`a plot is refused by its number for its ${fact}: ${other}`, () => {
    const shape = plotOf(read(plot.replace(written, other)))
    assert.throws(() => readPlot(shape), new RegExp(`plot [\\d.]+: ${fact}`))
  })
}

test('a plot without a place for its number is refused by its number', () => {
  for (const place of ['data-cx="50" ', 'data-cy="50" ']) {
    const shape = plotOf(read(plot.replace(place, '')))
    assert.throws(() => readPlot(shape), /plot 1: data-c[xy]/)
  }
})

test('entities are decoded on reading and encoded on writing', () => {
  const elements = read('<g id="labels"><text class="lab" x="9" y="9">PARK &amp; POOL</text></g>')
  expect(labelsOf(elements)).toEqual(['PARK & POOL', 'N'])
  const svg = drawPlan(elements, { title: 'A & B' })
  assert.match(svg, /data-words="PARK &amp; POOL"/)
  assert.match(svg, /<title>A &amp; B<\/title>/)
  assert.throws(() => read('<g><text>A &#8212; B</text></g>'), /"A &#8212; B" holds &#8212;/)
  assert.throws(() => read('<g><text>A & B</text></g>'), /"A & B" holds &:/)
})

test('points on one line are dropped, corners stay', () => {
  const line = [0, 1, 2, 3, 4].map((x): Point => [x, x === 4 ? 3 : 0])
  expect(simplify(line)).toEqual([
    [0, 0],
    [3, 0],
    [4, 3],
  ])
})

test('a written path ends at the end of the original one', () => {
  assert.equal(writePath('M0 0L10.04 0L20.08 0L20.08 5Z'), 'M0 0l20.1 0 0 5z')
})

test('the survey in docs/develop.md is drawn, with its road and both plots', () => {
  const [, survey = ''] =
    /```svg\n([\s\S]*?)```/.exec(readFileSync('docs/develop.md', 'utf8')) ?? []
  const surveyed = [...readElements(survey)]
  for (const elements of [surveyed, turnElements(surveyed)]) {
    for (const tamil of [undefined, new Map([['30 FT ROAD', '30 அடி சாலை']])]) {
      const svg = drawPlan(elements, { title: 'Sarayu', tamil, growth: 1.15 })
      expect(svg.match(/data-plot="\d"/g)).toEqual(['data-plot="1"', 'data-plot="2"'])
      assert.ok(lettersOn(svg).length > 5)
    }
  }
})

test('a survey without the outline of the site is refused', () => {
  const elements = read('').filter(({ attributes }) => attributes.class !== 'site')
  assert.throws(() => drawPlan(elements, { title: 'A plan' }), /the class "site" is missing/)
})

for (const d of [
  'M10 10 90 10 90 90Z',
  'M10 10L90-10L90 90Z',
  'M10 10C1 1 2 2 3 3',
  'M10 10L90 10ZL90 90',
  'L10 10L90 10',
  'M10 10',
  undefined,
]) {
  test(`a path is refused that the plan cannot draw: ${d}`, () => {
    assert.throws(() => writePath(d), /a path of other strokes/)
  })
}

test('a drawing carries no style that the policy would refuse', () => {
  const svg = drawn(`<style>.plot{fill:red}</style>${plot}`)
  assert.match(svg, /data-plot="1" data-at="50 50" d="/)
  assert.doesNotMatch(svg, /<style|style=/)
})

test('Tamil words are drawn as outlines, independent of system fonts', () => {
  const outline = outlineText('30 அடி', { size: 20, weight: 600 })
  const xs: number[] = []
  let [start, pen] = [0, 0]
  for (const [, command, numbers = ''] of outline.matchAll(/([a-z])([^a-z]*)/g)) {
    pen = command === 'z' ? start : pen + Number(numbers.match(/-?\d*\.?\d+/g)?.at(-2))
    if (command === 'm') start = pen
    xs.push(pen)
  }
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  assert.ok(Math.abs(left + right) < 4, 'centred')
  assert.ok(right > 25 && right < 45, 'as wide as two figures and three letters')
  assert.throws(() => outlineText('மனை 家', { size: 20, weight: 600 }), /lack a letter/)
})

test('a drawing in Tamil has each label in Tamil, or in English without a translation', () => {
  const elements = read(
    `<path class="cl" d="M0 50L100 50"/><g id="labels"><text class="lab" x="9" y="9">POOL</text><text class="rl" x="50" y="50">FT</text></g>${plot}`,
  )
  expect(labelsOf(elements)).toEqual(['POOL', 'FT', 'N'])
  const tamil = new Map([
    ['POOL', 'நீச்சல்\nகுளம்'],
    ['N', 'வ'],
  ])
  const svg = drawPlan(elements, { title: 'A plan', tamil })
  for (const words of ['நீச்சல்', 'குளம்', 'வ']) {
    const [, id] =
      new RegExp(`<path id="([^"]+)" data-words="${words}" d="m[^"]{50,}"`).exec(svg) ?? []
    assert.match(svg, new RegExp(`<use href="#${id}"`))
  }
  const inEnglish = drawPlan(elements, { title: 'A plan' })
  for (const drawing of [svg, inEnglish]) {
    assert.match(drawing, /data-words="F"/)
    assert.doesNotMatch(drawing, /<text/)
  }
  assert.match(inEnglish, /data-words="POOL"/)
  assert.doesNotMatch(inEnglish, /\p{Script=Tamil}/u)
})

/** The letters of a drawing: their text, x, y and rotation. */
function lettersOn(svg: string) {
  const words = new Map(
    [...svg.matchAll(/<path id="([^"]+)" data-words="([^"]+)"/g)].map(([, id, line]) => [id, line]),
  )
  return [
    ...svg.matchAll(/<use href="#([^"]+)" transform="translate\((\S+) (\S+)\) rotate\((\S+)\)"/g),
  ].map(([, id, x, y, turn]) => ({
    letter: words.get(id),
    x: Number(x),
    y: Number(y),
    turn: Number(turn),
  }))
}
const drawn = (inside: string) => drawPlan(read(inside), { title: 'A plan' })
const named = (text: string, x: number, y: number) =>
  `<g id="labels"><text class="rl" x="${x}" y="${y}">${text}</text></g>`

test('the name of a road bends with it, from left to right', () => {
  const letters = lettersOn(
    drawn(`<path class="cl" d="M200 100L100 0L0 100"/>${named('ROAD', 100, 0)}`),
  )
  expect(letters.map(({ letter }) => letter)).toEqual(['R', 'O', 'A', 'D'])
  const xs = letters.map(({ x }) => x)
  expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  const [first, , , last] = letters
  assert.ok(first && first.turn < -40, 'up the one side')
  assert.ok(last && last.turn > 40, 'down the other')
})

test('the name of a road keeps clear of the road that crosses it', () => {
  const roads = '<path class="cl" d="M0 50L400 50"/><path class="cl" d="M200 0L200 100"/>'
  const letters = lettersOn(drawn(`${roads}${named('ROAD', 200, 50)}`))
  for (const { x, y } of letters) {
    assert.equal(y, 50)
    assert.ok(Math.abs(x - 200) > 20, `${x}`)
  }
})

test('a name that is longer than its road is refused by name', () => {
  assert.throws(
    () => drawn(`<path class="cl" d="M0 50L20 50"/>${named('LONG ROAD', 10, 50)}`),
    /"LONG ROAD" is longer/,
  )
})

test('a name is moved to where the road has room, if the surveyor put it at the end', () => {
  const roads = '<path class="cl" d="M0 50L100 50"/><path class="cl" d="M50 0L50 100"/>'
  const letters = lettersOn(drawn(`${roads}${named('LONG ROAD', 10, 50)}`))
  assert.equal(letters.map(({ letter }) => letter).join(''), 'LONGROAD')
  assert.ok(letters.every(({ x, y }) => x > 0 && x < 100 && y === 50))
})

test('the name of a small ring stays on it', () => {
  const roads = '<path class="cl" d="M0 0L25 0L25 25L0 25Z"/><path class="cl" d="M-60 5L60 5"/>'
  const letters = lettersOn(drawn(`${roads}${named('ROAD', 0, 25)}`))
  assert.equal(letters.length, 4)
  for (const { x, y } of letters)
    assert.ok(
      [x, y].every((value) => value >= 0 && value <= 25),
      `${x} ${y}`,
    )
})

test('a name longer than its ring, or without a road, is refused by name', () => {
  const ring = '<path class="cl" d="M0 0L25 0L25 25L0 25Z"/>'
  const name = named('30 FT RING ROAD', 0, 25)
  assert.throws(() => drawn(`${ring}${name}`), /"30 FT RING ROAD" is longer/)
  assert.throws(() => drawn(name), /"30 FT RING ROAD" has no road/)
})

test('a number and its background are in the middle of its plot', () => {
  const svg = drawn(plot.replace('data-plot="1"', 'data-plot="11"'))
  const [, id] = /<path id="([^"]+)" data-words="1"/.exec(svg) ?? []
  const xs = [...svg.matchAll(new RegExp(`<use href="#${id}" x="(\\S+)"`, 'g'))].map(([, x]) =>
    Number(x),
  )
  assert.equal(xs.length, 2)
  const middle = xs.reduce((sum, x) => sum + x) / 2
  assert.ok(Math.abs(middle - 50) < 0.15, `${xs}`)
  const [, from, long] = /data-number="11" data-ground="M(\S+) 50h(\S+)"/.exec(svg) ?? []
  assert.ok(Math.abs(Number(from) + Number(long) / 2 - 50) < 0.1, `${from} ${long}`)
})

test('a drawing does not depend on what is sold', () => {
  const available = plot.replace('"sold"', '"available"')
  assert.equal(drawn(plot), drawn(available))
})

test('the lines of a plan show its shapes, no words, and do not depend on what is sold', () => {
  const shapes = (status: string) =>
    drawLines(
      read(
        `<path class="park" d="M20 20L40 20L40 40Z"/><circle class="tree" cx="70" cy="70" r="4"/><g id="labels"><text class="lab" x="9" y="9">POOL</text></g>${plot.replace('"sold"', `"${status}"`)}`,
      ),
    )
  assert.equal(shapes('sold'), shapes('available'))
  assert.doesNotMatch(shapes('sold'), /<text|<style|style=|data-/)
  assert.match(shapes('sold'), /stroke="#d9a441"[^>]* d="M20 20l/)
  assert.match(shapes('sold'), /M66 70a4 4/)
  assert.match(shapes('sold'), /M10 10l80 0 0 80-80 0z/)
})

test('a plan is turned a quarter clockwise, and short names stay level', () => {
  const turned = turnElements(
    read(
      `<path class="amen" d="M0 0L100 0L100 60L0 60Z"/><g id="labels"><text class="lab" x="50" y="35">POOL</text><text class="lab" x="50" y="50">TANK</text><text class="lab" x="50" y="35">CLUBHOUSE</text><text class="rl" transform="translate(70 40) rotate(2)">30 FT ROAD</text></g>${plot}`,
    ),
  )
  const placeOf = (text: string) => turned.find((each) => each.text === text)?.place
  expect(placeOf('POOL')).toEqual({ x: -30, y: 55, turn: 0 })
  // Below the middle of its ground, as before.
  expect(placeOf('TANK')).toEqual({ x: -30, y: 70, turn: 0 })
  expect(placeOf('CLUBHOUSE')).toEqual({ x: -35, y: 50, turn: 90 })
  expect(placeOf('30 FT ROAD')).toEqual({ x: -40, y: 70, turn: 92 })
  const { attributes } = plotOf(turned)
  assert.match(attributes.d ?? '', /^M-10 10L-10 90/)
  expect([attributes['data-cx'], attributes['data-cy']]).toEqual(['-50', '50'])
})

test('a name is placed by x and y or by a transform, on both drawings', () => {
  const label = (place: string) => read(`<g id="labels"><text class="lab" ${place}>POOL</text></g>`)
  const placesOf = (elements: readonly Shape[]) =>
    drawPlan(elements, { title: 'A plan' }).match(/<use href="#words-1"([^>]*)\/>/)?.[1]
  assert.equal(placesOf(label('transform="translate(70 40)"')), ' x="70" y="41"')
  assert.equal(placesOf(label('x="70" y="40"')), ' x="70" y="41"')
  const compass = read('<g aria-label="North" transform="translate(7 -4)"></g>').at(-1)
  expect(compass?.place).toEqual({ x: 7, y: -4, turn: 0 })
  const turned = label('transform="translate(70, 40) rotate(-30)"')
  assert.equal(placesOf(turned), ' transform="translate(70 40) rotate(-30)" y="1"')
  assert.equal(placesOf(turnElements(turned)), ' transform="translate(-40 70) rotate(60)" y="1"')
})

for (const place of [
  'transform="rotate(9)"',
  'x="1" y="one"',
  'x="1" transform="translate(7 4)"',
]) {
  test(`a name is refused that stands at ${place}`, () => {
    assert.throws(() => read(`<text class="lab" ${place}>POOL</text>`), /"POOL": a place is/)
  })
}

/** The places of square plots, 80 by 80, at 10 10, 90 10 and so on to the right. */
function placed(
  ground: string,
  count = 1,
  outline = (x: number) => `M${x} 10L${x + 80} 10L${x + 80} 90L${x} 90Z`,
) {
  const plots = Array.from({ length: count }, (_, at) =>
    plot
      .replace('data-plot="1"', `data-plot="${at + 1}"`)
      .replace(/ d="[^"]*"/, ` d="${outline(10 + 80 * at)}"`),
  )
  return [...placesOf(read(ground + plots.join(''))).values()]
}
const ABOVE = '<path class="road" d="M-50 -30L400 -30L400 5L-50 5Z"/>'
const BELOW = '<path class="road" d="M-50 95L400 95L400 130L-50 130Z"/>'
const LEFT = '<path class="road" d="M-30 -30L5 -30L5 200L-30 200Z"/>'

test('a plot with roads at two sides that meet is at a corner, its neighbour is not', () => {
  expect(placed(ABOVE + LEFT, 2)).toEqual([{ isCorner: true }, {}])
})

test('a plot with a road before and behind it is at no corner', () => {
  expect(placed(ABOVE + BELOW)).toEqual([{}])
})

test('a corner that is cut off, or round, is a corner', () => {
  const cut = (x: number) => `M${x + 9} 10L${x + 80} 10L${x + 80} 90L${x} 90L${x} 19Z`
  expect(placed(ABOVE + LEFT, 1, cut)).toEqual([{ isCorner: true }])
  const bend = (x: number) =>
    `M${x + 40} 10L${x + 80} 14L${x + 80} 90L${x} 90L${x} 50L${x + 3} 35L${x + 10} 22L${x + 22} 14Z`
  expect(placed(ABOVE + LEFT, 1, bend)).toEqual([{ isCorner: true }])
  expect(placed(ABOVE, 1, bend)).toEqual([{}])
})

test('a curved side along one road is no corner', () => {
  const curved = (x: number) =>
    `M${x} 10L${x + 20} 7L${x + 40} 6L${x + 60} 7L${x + 80} 10L${x + 80} 90L${x} 90Z`
  expect(placed(ABOVE, 1, curved)).toEqual([{}])
})

test('a road beyond ten feet of green, or within the hole of a ring, is not at a plot', () => {
  const far = LEFT.replaceAll('L5 ', 'L-8 ')
  expect(placed(ABOVE + far)).toEqual([{}])
  const ring =
    '<path class="road" d="M-90 -90L300 -90L300 300L-90 300ZM-60 -60L200 -60L200 200L-60 200Z"/>'
  expect(placed(ring)).toEqual([{}])
})

test('a plot beside a park shares a side with it; one across the road does not, and a club is no park', () => {
  const park = '<path class="park" d="M96 10L180 10L180 90L96 90Z"/>'
  expect(placed(park)).toEqual([{ isByPark: true }])
  expect(placed(park.replace('"park"', '"park2"'))).toEqual([{ isByPark: true }])
  expect(placed(park.replace('"park"', '"amen"'))).toEqual([{}])
  expect(placed(park.replaceAll('96', '130'))).toEqual([{}])
})
