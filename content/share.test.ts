const withPages = (...all: { slug: string; title: string }[]) => {
  jest.resetModules()
  jest.doMock('./pages/pages', () => ({ pages: { all } }))
  return import('./share')
}

afterEach(() => jest.dontMock('./pages/pages'))

test('a page of text without an entry is shared by its title', async () => {
  const { shares } = await withPages({ slug: 'press', title: 'For the press' })
  expect(shares.find('press')).toEqual({
    slug: 'press',
    title: 'For the press',
    image: 'charts/dropped',
  })
})

test('an entry counts before the title of its page', async () => {
  const { shares } = await withPages({ slug: 'careers', title: 'Any title' })
  expect(shares.find('careers')?.title).not.toBe('Any title')
})

test('a title that is too long for the image is refused in the file of its page', async () => {
  const long = withPages({ slug: 'press', title: 'A title of more than forty letters, to share' })
  await expect(long).rejects.toThrow(/pages\/press\.json[\s\S]*at most 40 letters/)
})
