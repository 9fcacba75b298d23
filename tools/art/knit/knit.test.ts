import assert from 'node:assert/strict'
import fc from 'fast-check'
import sharp from 'sharp'
import { readChart, type Size, STITCH, sizeOfPng, writeChart } from './chart'
import { knit } from './knit'

const YARNS = ['#c00000', '#00c000', '#0000c0', '#e0e0e0'] as const

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
      const svg = knit({ columns, rows, cells, yarns: YARNS })
      expect(await cellsSeen(svg, { columns, rows })).toEqual([...cells])
    }),
  )
})

test('a stitch scattered in a field leaves the field one run', () => {
  const cells = new Uint8Array(9)
  cells[0] = 2
  cells[4] = 1
  // The ground needs no run; each of the other two yarns needs one.
  const svg = knit({ columns: 3, rows: 3, cells, yarns: YARNS })
  assert.equal(svg.match(/6 6 6-6v/g)?.length, 2)
})

test('a chart is the same in its file, and knits to the same cloth', async () => {
  await fc.assert(
    fc.asyncProperty(cloths, async (cloth) => {
      const chart = { ...cloth, yarns: YARNS }
      const file = await writeChart(sharp, chart)
      expect(sizeOfPng(file)).toEqual({ columns: cloth.columns, rows: cloth.rows })
      assert.equal(knit(await readChart(sharp, file)), knit(chart))
    }),
  )
})
