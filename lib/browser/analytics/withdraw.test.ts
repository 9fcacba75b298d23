/** @jest-environment jsdom */
import { removeTagCookies } from './withdraw'

test('only the cookies of the tag manager are removed', () => {
  for (const pair of ['_ga=1', '_ga_ABC=2', '_gid=3', '_gcl_au=4', 'XSRF-TOKEN=5', 'garden=6']) {
    // biome-ignore lint/suspicious/noDocumentCookie: these are what is removed
    document.cookie = `${pair}; path=/`
  }
  removeTagCookies()
  expect(document.cookie).toBe('XSRF-TOKEN=5; garden=6')
})

test('a cookie is removed under this host and under each domain above it', () => {
  const written: string[] = []
  const document = {
    get cookie() {
      return '_ga=1; garden=2'
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  const run = new Function('document', 'location', `(${removeTagCookies})()`)
  run(document, { hostname: 'www.noyyal.example' })
  const removal = '_ga=; path=/; max-age=0'
  expect(written).toEqual([
    removal,
    `${removal}; domain=www.noyyal.example`,
    `${removal}; domain=noyyal.example`,
    `${removal}; domain=example`,
  ])
})
