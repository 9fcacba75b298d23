/** @jest-environment <rootDir>/tools/plans/jest/environment.mjs */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { drawPlan } from '../draw-plan'
import { readElements, readPlot } from '../read-plan'
import { read } from './dxf-words'
import { UNITS } from './read-dxf'
import { box, DRAWINGS, drawing, grid, line, mtext, polyline, text } from './sample-drawings'
import { surveyOfDxf } from './survey-of-dxf'

const title = 'Sarayu & sons'
const imported = (name: keyof typeof DRAWINGS) =>
  surveyOfDxf(readFileSync(path.join(import.meta.dirname, 'drawings', `${name}.dxf`), 'utf8'), {
    title,
  })
/** Asserts that exactly one message matches, and removes it from the list. */
const takeMessage = (messages: string[], pattern: RegExp) => {
  const found = messages.filter((each) => pattern.test(each))
  assert.equal(found.length, 1, `${pattern} in\n${messages.join('\n')}`)
  messages.splice(messages.indexOf(found[0] ?? ''), 1)
}

test('the committed drawings are those that the script writes', () => {
  for (const [name, make] of Object.entries(DRAWINGS))
    assert.equal(
      readFileSync(path.join(import.meta.dirname, 'drawings', `${name}.dxf`), 'utf8'),
      make(),
    )
})

test('a grid in metres is read completely, without a message', () => {
  const { unit, plots, roads, places, notUnderstood, assumed } = imported('grid-metres')
  assert.equal(unit, 'metres')
  expect([...notUnderstood, ...assumed]).toEqual([])
  expect(plots).toEqual(
    Array.from({ length: 32 }, (_, at) => ({
      ...{ number: at + 1, squareFeet: 2400, feet: [40, 60] },
      ...{ facing: Math.floor(at / 8) % 2 ? 'North' : 'South', road: '30 ft' },
    })),
  )
  expect(roads).toEqual(['30 FT ROAD', '30 FT ROAD', '30 FT ROAD'])
  expect([...places].sort()).toEqual(['ENTRANCE', 'PARK'])
})

test('of a careless drawing the certain parts are read, and everything else is reported', () => {
  const { plots, notUnderstood, assumed } = imported('hand-made-millimetres')
  expect(plots.map(({ number, squareFeet, facing }) => [number, squareFeet, facing])).toEqual(
    // 3: without the ground beyond a round corner of 10 ft; 4: with the curve of a spline.
    [
      [1, 2400, 'South'],
      [2, 2400, 'South'],
      [3, 2378, 'South'],
      [4, 2484, 'South'],
      [7, 2640, 'North'],
      [8, 2400, 'North'],
    ],
  )
  const messages = [...notUnderstood]
  takeMessage(messages, /^Number 5 .* layer PLOT is open\..* gap of 2 ft\. Close it/)
  takeMessage(messages, /^Number 6 stands in 2 outlines/)
  takeMessage(messages, /^Plots 7 and 8 overlap/)
  takeMessage(
    messages,
    /^An outline of 2360 sq\.ft \(layer PLOT, at 55016\.4, 36576\) has no number/,
  )
  takeMessage(messages, /^"9A" .* no plain number/)
  takeMessage(messages, /^Plot 8 measures 2400 sq\.ft, and its text says "2,640 SQ\.FT"/)
  takeMessage(messages, /^Layer OLD is switched off/)
  takeMessage(messages, /^REGION on layer PLOT/)
  takeMessage(messages, /"SURVEY NO 114\/2"/)
  expect(messages).toEqual([])
  assert.equal(assumed.length, 1)
})

test('lines of old files that meet form rings, and a missing unit is guessed from the size of the plots', () => {
  const { unit, plots, roads, places, notUnderstood, assumed } = imported('old-feet')
  assert.equal(unit, 'feet')
  assert.equal(plots.length, 8)
  assert.ok(plots.every(({ squareFeet, feet }) => squareFeet === 1500 && `${feet}` === '30,50'))
  expect([roads, places, notUnderstood]).toEqual([['40 FT ROAD', '24 FT ROAD'], ['CLUBHOUSE'], []])
  assert.match(assumed[0] ?? '', /does not say the unit .* feet, by the size/)
  assert.match(assumed[2] ?? '', /two roads.* plots 4, 8\./)
})

test('an imported survey can be read and drawn by the pipeline', () => {
  for (const name of Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[]) {
    const { survey = '', plots } = imported(name)
    const elements = [...readElements(survey)]
    const shapes = elements.filter(({ attributes }) => attributes.class === 'plot').map(readPlot)
    expect(shapes.map(({ status, ...plot }) => plot)).toEqual(plots)
    assert.match(drawPlan(elements, { title }), /data-part="labels"/)
  }
})

test('any grid is read as it was drawn, in any unit and position', () => {
  const units = fc.constantFrom('metres', 'feet', 'millimetres', 'inches', 'centimetres')
  fc.assert(
    fc.property(
      ...[fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 3 })],
      ...[fc.integer({ min: 25, max: 70 }), fc.integer({ min: 35, max: 90 })],
      ...[fc.integer({ min: 20, max: 60 }), units, fc.integer({ min: -1e6, max: 1e6 })],
      (columns, pairs, width, depth, road, unit, away) => {
        const drawn = drawing(
          grid({
            ...{ columns, rows: 2 * pairs, width, depth, road },
            ...{ unit: 1 / UNITS[unit], at: [away, -away] as const },
          }),
        )
        const { plots, notUnderstood } = surveyOfDxf(drawn, { title, unit })
        expect(notUnderstood.filter((each) => !/too short for its name/.test(each))).toEqual([])
        assert.equal(plots.length, columns * pairs * 2)
        for (const plot of plots) {
          assert.equal(plot.squareFeet, width * depth)
          expect(plot.feet).toEqual([width, depth])
          assert.equal(plot.road, `${road} ft`)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('a rotated north changes the facings, and a high layout is rotated to landscape', () => {
  const drawn = drawing(grid({ columns: 2, rows: 8, width: 40, depth: 60, road: 30, unit: 1 }), {
    unit: 2,
  })
  const facing = (north: number) => surveyOfDxf(drawn, { title, north }).plots[0]?.facing
  expect([0, 90, 180, -45].map(facing)).toEqual(['South', 'East', 'North', 'South-West'])
  const { survey = '' } = surveyOfDxf(drawn, { title, north: 10 })
  assert.match(survey, /rotate\(100\)" aria-label="North"/)
  const [, wide, high] = /viewBox="0 0 (\d+) (\d+)"/.exec(survey) ?? []
  assert.ok(Number(wide) > Number(high))
})

test('a line that ends short of the outline is named with its gap', () => {
  const drawn = drawing(
    [
      polyline('PLOTS', box(0, 30, 80, 60)),
      line('PLOTS', [40, 30], [40, 88.5]),
      ...[1, 2].map((number) => mtext('NO', number, [number * 40 - 20, 60], 5)),
      polyline('PLOTS', box(80, 30, 40, 60)),
      mtext('NO', 3, [100, 60], 5),
      text('ROAD', '30 FT ROAD', [60, 15], 5),
      polyline('SITE', box(0, 0, 160, 90)),
    ].join(''),
    { unit: 2 },
  )
  const { plots, notUnderstood } = surveyOfDxf(drawn, { title })
  expect(plots.map(({ number }) => number)).toEqual([3])
  assert.match(`${notUnderstood}`, /numbers 1 and 2 stand in one outline .* ends 1\.5 ft before/)
})

test('a unit that gives plots an unusual size is questioned', () => {
  const drawn = drawing(
    grid({ columns: 4, rows: 2, width: 40, depth: 60, road: 30, unit: 0.3048 }),
    {
      unit: 4,
    },
  )
  const { unit, assumed } = surveyOfDxf(drawn, { title })
  assert.equal(unit, 'metres')
  assert.match(assumed[0] ?? '', /says that its figures are millimetres.*taken for metres/)
})

for (const [written, meaning] of [
  ['PLOT NO. 12', { kind: 'number', number: 12 }],
  ['#7', { kind: 'number', number: 7 }],
  ['12.19', { kind: 'size' }],
  ['40\'-0" x 60\'-0"', { kind: 'size' }],
  ['30\'-0" WIDE ROAD', { kind: 'road', name: '30 FT ROAD', feet: 30 }],
  ['9.14 M WIDE ROAD', { kind: 'road', name: '30 FT ROAD', feet: 30 }],
  ['40 FT AVENUE', { kind: 'road', name: '40 FT AVENUE', feet: 40 }],
  ['O.S.R', { kind: 'place', name: 'O.S.R', ground: 'park' }],
  ['CAR PARKING', { kind: 'other' }],
  ['5 CENTS', { kind: 'area', squareFeet: 2178 }],
] as const)
  test(`"${written}" is read as ${JSON.stringify(meaning)}`, () =>
    expect(read(written)).toEqual(meaning))

test('the error for a file that is no drawing says what to do', () => {
  const refusal = (file: string) => {
    try {
      return surveyOfDxf(file, { title }).notUnderstood[0] ?? ''
    } catch (error) {
      return (error as Error).message
    }
  }
  assert.match(refusal('AutoCAD Binary DXF\r\n'), /binary\. Save it again/)
  assert.match(refusal('AC1032'), /DWG/)
  assert.match(refusal('<svg/>\n'), /no whole DXF/)
  assert.match(refusal('0\nEOF\n'), /no DXF/)
  assert.match(refusal(drawing('')), /^No plot was found\./)
})

test('a block within itself, a million copies and a script in a name do no harm', () => {
  const block = (name: string, body: string) =>
    `0\nBLOCK\n2\n${name}\n10\n0\n20\n0\n${body}0\nENDBLK\n`
  const insert = (name: string) => `0\nINSERT\n8\n0\n2\n${name}\n70\n100\n71\n100\n44\n1\n45\n1\n`
  const bomb = drawing(insert('A'), { blocks: block('A', insert('A') + insert('A')) })
  const hollow = drawing(insert('A').repeat(30), { blocks: block('A', '') })
  for (const each of [bomb, hollow])
    assert.throws(() => surveyOfDxf(each, { title }), /more parts than a layout can have/)
  const evil = drawing(
    grid({ columns: 4, rows: 2, width: 40, depth: 60, road: 30, unit: 1 }) +
      text('NOTES', 'PARK <script>alert(1)</script> & "x"', [80, 90], 2) +
      polyline('PARK"><script>', box(200, 0, 40, 40)),
    { unit: 2 },
  )
  const { survey = '' } = surveyOfDxf(evil, { title: '</title><script>alert(1)</script>' })
  assert.doesNotMatch(survey, /<script/)
  assert.ok([...readElements(survey)].length > 8)
})
