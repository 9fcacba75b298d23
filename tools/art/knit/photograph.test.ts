import assert from 'node:assert/strict'
import sharp from 'sharp'
import { box } from './draw'
import { PHOTOGRAPH_CUTS, partFor, yarnsOf } from './photograph'
import { CUTS, sizeOf, svgOf } from './scene'
import { yarns } from './yarns'

test('a photograph is knitted of the yarns of its venture', () => {
  expect([...yarnsOf('plots/gate.jpg')].sort()).toEqual(
    [...new Set(Object.values(yarns.properties))].sort(),
  )
  expect(yarnsOf('cinemas/hall.jpg')[0]).toEqual(yarns.cinemas.ink)
  expect(yarnsOf('elsewhere/a.jpg')).toEqual(yarnsOf('group/a.jpg'))
})

test('each cut shows the part around the focal point', async () => {
  // Red but for a blue strip at the right.
  const size = { width: 400, height: 100 }
  const photograph = await sharp(
    Buffer.from(svgOf(size, box('#d01010', 0, 0, 300, 100) + box('#1010d0', 300, 0, 100, 100))),
  )
    .jpeg()
    .toBuffer()
  for (const name of CUTS) {
    const cut = PHOTOGRAPH_CUTS[name]
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
