import assert from 'node:assert/strict'
import fc from 'fast-check'
import sharp from 'sharp'
import { box } from './draw'
import { knit, stitchesOf } from './knit'
import { drawingOf, STITCH } from './scene'

const YARNS = ['#c00000', '#00c000', '#0000c0', '#e0e0e0'] as const
type Size = { columns: number; rows: number }

/** The yarn of each stitch, read from the rendered SVG at the light part of the stitch. */
async function cellsSeen(svg: string, { columns, rows }: Size) {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: columns * rows }, (_, cell) => {
    const x = (cell % columns) * STITCH.width + 4
    const y = Math.floor(cell / columns) * STITCH.height + 4
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3)
    const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)]
    return most - least < 60 ? 3 : [red, green, blue].indexOf(most)
  })
}

const cloths = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 12 }))
  .chain(([columns, rows]) =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.constant(rows),
      cells: fc.uint8Array({
        min: 0,
        max: 3,
        minLength: columns * rows,
        maxLength: columns * rows,
      }),
    }),
  )

test('every stitch shows its yarn where runs overlap', async () => {
  await fc.assert(
    fc.asyncProperty(cloths, async ({ columns, rows, cells }) => {
      const { svg } = knit({ columns, rows, cells, yarns: YARNS })
      expect(await cellsSeen(svg, { columns, rows })).toEqual([...cells])
    }),
  )
})

test('a stitch scattered in a field leaves the field one run', () => {
  const cells = new Uint8Array(9)
  cells[0] = 2
  cells[4] = 1
  // The ground needs no run; each of the other two yarns needs one.
  assert.equal(knit({ columns: 3, rows: 3, cells, yarns: YARNS }).runs, 2)
})

test('a picture becomes the nearest yarns, cell by cell', async () => {
  const size = { columns: 4, rows: 2 }
  const half = {
    ...size,
    draw: (width: number, height: number) => box('#1010d0', 0, 0, width / 2, height),
  }
  const { cells } = await stitchesOf(Buffer.from(drawingOf(half, '#d01010')), size, YARNS)
  expect([...cells]).toEqual([2, 2, 0, 0, 2, 2, 0, 0])
})

test('the colour error of a stitch is spread to its neighbours', async () => {
  const size = { columns: 20, rows: 20 }
  const grey = Buffer.from(drawingOf({ ...size, draw: () => '' }, '#808080'))
  const count = async (dither: number) => {
    const { cells } = await stitchesOf(grey, size, ['#000000', '#ffffff'], dither)
    return cells.filter((cell) => cell === 1).length
  }
  assert.ok([0, 400].includes(await count(0)))
  const mixed = await count(1)
  assert.ok(mixed > 150 && mixed < 250, `${mixed} of 400`)
})

test('a yarn that is no colour is refused by name', async () => {
  const size = { columns: 1, rows: 1 }
  const drawing = Buffer.from(drawingOf({ ...size, draw: () => '' }, '#000000'))
  await assert.rejects(stitchesOf(drawing, size, ['gold']), /"gold" is no yarn/)
})
