import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { shareFile } from '@/lib/domain/routes'
import { shareCards } from './share-cards'
import { shareImage } from './share-image'
import { listedPaths } from './sitemap-entries'

test('every listed page has a sharing image, and every image a page', () => {
  expect([...shareCards.keys()].sort()).toEqual(listedPaths().map(shareFile).sort())
})

test('no sharing image has a capital in its name: a host may ask for all in small letters', () => {
  expect([...shareCards.keys()].filter((file) => file !== file.toLowerCase())).toEqual([])
})

test('every title is set in letters that the font file holds', () => {
  const held =
    /const DISPLAY =\s+"(.*)"/.exec(readFileSync('tools/art/fonts.ts', 'utf8'))?.[1] ?? ''
  expect(held).toContain('A')
  const titles = [...shareCards.values()].map(({ title }) => title).join('')
  expect([...titles].filter((letter) => !held.includes(letter))).toEqual([])
})

const ofEachBrand = new Map([...shareCards].map((entry) => [entry[1].brand, entry]))

test.each([...ofEachBrand.values()])(
  '%s is a JPEG of 1200 by 630 under 200 kB',
  async (_file, card) => {
    const image = await shareImage(card)
    expect(image.length).toBeLessThan(200_000)
    expect(await sharp(image).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
  },
)
