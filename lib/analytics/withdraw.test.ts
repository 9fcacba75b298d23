import { removeTagCookies } from './withdraw'

test('only the cookies of the tag manager are removed', () => {
  for (const pair of ['_ga=1', '_ga_ABC=2', '_gid=3', '_gcl_au=4', 'XSRF-TOKEN=5', 'garden=6']) {
    // biome-ignore lint/suspicious/noDocumentCookie: these are what is removed
    document.cookie = `${pair}; path=/`
  }
  removeTagCookies()
  expect(document.cookie).toBe('XSRF-TOKEN=5; garden=6')
})
