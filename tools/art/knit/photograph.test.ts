import assert from 'node:assert/strict'
import sharp from 'sharp'
import { CUTS, SIZES, sizeOf } from './chart'
import { chartOf, partFor, yarnsOf } from './photograph'
import { yarns } from './yarns'

/** A picture of one colour, with another at its right. */
const twoColours = (width: number, height: number, left: string, right: string, share: number) =>
  sharp({ create: { width, height, channels: 3, background: left } })
    .composite([
      {
        input: {
          create: { width: Math.round(width * share), height, channels: 3, background: right },
        },
        gravity: 'east',
      },
    ])
    .png()
    .toBuffer()

test('a photograph is knitted of the yarns of its venture', () => {
  expect([...yarnsOf('plots/gate.jpg')].sort()).toEqual(
    [...new Set(Object.values(yarns.properties))].sort(),
  )
  expect(yarnsOf('cinemas/hall.jpg')[0]).toEqual(yarns.cinemas.ink)
  expect(yarnsOf('elsewhere/a.jpg')).toEqual(yarnsOf('group/a.jpg'))
})

test('each cut shows the part around the focal point', async () => {
  const photograph = await twoColours(400, 100, '#d01010', '#1010d0', 0.25)
  for (const name of CUTS) {
    const cut = SIZES[name]
    const { width, height } = sizeOf(cut)
    const blueOf = async (x: number) => {
      const part = sharp(await partFor(sharp, photograph, { size: cut, focal: [x, 0.5] }))
      const facts = await part.metadata()
      assert.ok(Math.abs((facts.width ?? 0) / (facts.height ?? 1) - width / height) < 0.05)
      const { channels } = await part.stats()
      return channels[2]?.mean ?? 0
    }
    assert.ok((await blueOf(0)) < 40, name)
    assert.ok((await blueOf(1)) > 90, name)
  }
})

test('a picture becomes the nearest yarns, cell by cell', async () => {
  const picture = await twoColours(48, 20, '#1010d0', '#d01010', 0.5)
  const { cells } = await chartOf(sharp, picture, { columns: 4, rows: 2 }, ['#c00000', '#0000c0'])
  expect([...cells]).toEqual([1, 1, 0, 0, 1, 1, 0, 0])
})

test('the colour error of a stitch is spread to its neighbours', async () => {
  const grey = await twoColours(240, 200, '#646464', '#646464', 1)
  const { cells } = await chartOf(sharp, grey, { columns: 20, rows: 20 }, ['#000000', '#ffffff'])
  const white = cells.filter((cell) => cell === 1).length
  assert.ok(white > 100 && white < 300, `${white} of 400`)
})

test('a yarn that is no colour is refused by name', async () => {
  const picture = await twoColours(12, 10, '#000000', '#000000', 1)
  await assert.rejects(
    chartOf(sharp, picture, { columns: 1, rows: 1 }, ['gold']),
    /"gold" is no yarn/,
  )
})
