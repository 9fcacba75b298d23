import { imageName, smallImage } from './image'

jest.mock('@/lib/server/images.generated.json', () => ({
  'plots/gate': { kind: 'photo', width: 1200 },
  'plots/code': { kind: 'photo', width: 232 },
  'logos/mark': { kind: 'svg', width: 24 },
}))

test('a photograph must have the field’s minimal width, a vector image need not', () => {
  expect(['plots/gate', 'logos/mark'].map((name) => imageName.safeParse(name).success)).toEqual([
    true,
    true,
  ])
  expect(smallImage.safeParse('plots/code').success).toBe(true)
  expect(imageName.safeParse('plots/code').error?.issues).toMatchObject([
    { message: expect.stringMatching(/^This picture is 232 pixels wide\. .* at least 640/) },
  ])
  // For a missing image only its absence is reported.
  expect(imageName.safeParse('plots/gat').error?.issues).toHaveLength(1)
})
