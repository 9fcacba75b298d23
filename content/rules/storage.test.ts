import { STORED, storageIsListed } from './storage'

const page = (...names: readonly string[]) => ({
  english: {
    'pages/cookies.json': {
      sections: [{ blocks: [{ text: 'Why' }, { rows: names.map((name) => ({ cells: [name] })) }] }],
    },
  },
  tamil: {},
})

test('a page that lists all prefixes is accepted', () => {
  expect(storageIsListed(page(...STORED.map((name) => `${name}… (session storage)`)))).toEqual([])
  expect(storageIsListed(page('{consent.key} (cookie)', ...STORED.slice(1)))).toEqual([])
})

test.each(STORED)('a page without %s is refused', (name) => {
  const others = STORED.filter((each) => each !== name)
  expect(storageIsListed(page(...others))).toMatchObject([
    { file: 'content/en/pages/cookies.json', write: expect.stringContaining(`"${name}"`) },
  ])
})
