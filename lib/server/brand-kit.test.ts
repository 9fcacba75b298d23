import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { brandKit, teamColours } from './brand-kit'

test('the kit holds the crest as SVG and PNG, and the colours as text and JSON', async () => {
  const files = unzipSync(await brandKit())
  expect(Object.keys(files)).toEqual(['crest.svg', 'crest.png', 'colours.txt', 'colours.json'])
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(read('crest.svg')).toMatch(/^<svg/)
  expect(await sharp(files['crest.png']).metadata()).toMatchObject({ format: 'png', width: 1024 })
  expect(JSON.parse(read('colours.json'))).toEqual(teamColours())
  for (const { name, hex } of teamColours())
    expect(read('colours.txt')).toContain(`${name}  ${hex}`)
})

test('builds of two days give the same bytes', async () => {
  const first = await brandKit()
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000)
  expect(Buffer.from(await brandKit()).equals(Buffer.from(first))).toBe(true)
  jest.restoreAllMocks()
})
