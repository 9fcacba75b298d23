import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { shareFile } from '@/lib/domain/routes'
import { shareCards } from './share-cards'
import { oneAtATime, setWords, shareImage } from './share-image'
import { listedPaths } from './sitemap-entries'

test('every listed page has a sharing image, and every sharing image a page', () => {
  expect([...shareCards.keys()].sort()).toEqual(listedPaths().map(shareFile).sort())
})

test('names of sharing images are lower-case: a host may request lower-case paths', () => {
  expect([...shareCards.keys()].filter((file) => file !== file.toLowerCase())).toEqual([])
})

test('the font file has every letter of the titles', () => {
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

test('a note is drawn on the image', async () => {
  const [, card] = [...shareCards][0] ?? []
  if (!card) return
  const noted = await shareImage({ ...card, note: 'A note' })
  expect(noted.equals(await shareImage({ ...card, note: undefined }))).toBe(false)
})

test('text keeps its size, and text too long for its box is scaled down', async () => {
  const room = { width: 300, height: 80 }
  const { info: few } = await setWords('Few', room)
  expect(few.width).toBeLessThan(100)
  const { info: many } = await setWords('Many words. '.repeat(40), room)
  expect(many.height).toBe(80)
  expect(many.width).toBeLessThan(300)
})

test('texts are rendered one after another, also after a failure', async () => {
  const steps: string[] = []
  const failed = oneAtATime(async () => {
    steps.push('one')
    await null
    steps.push('over')
    throw new Error('no words')
  })
  const next = oneAtATime(async () => steps.push('two'))
  await expect(failed).rejects.toThrow('no words')
  await next
  expect(steps).toEqual(['one', 'over', 'two'])
})
