import { sitePath, siteSchema } from './site'

test.each(['/', '/vistara/', '/vistara/#cost', '/vistara/?plot=34'])(
  '%s is a path of the site',
  (path) => {
    expect(sitePath.safeParse(path).success).toBe(true)
  },
)

// Browsers treat a backslash as a slash, so these could lead to another site.
test.each(['vistara/', '//other.example/', '/\\other.example/', '/vistara\\', '/two words/'])(
  '%s is refused, with what to write',
  (path) => {
    expect(sitePath.safeParse(path).error?.issues[0]?.message).toMatch(/^Write a path/)
  },
)

test.each([
  ['cin', 'U70100TZ2010PTC000000', 'u70100', /^Write the 21 letters and digits/],
] as const)('%s takes %s and refuses %s', (field, right, wrong, message) => {
  const { shape } = siteSchema
  expect(shape[field].safeParse(right).success).toBe(true)
  expect(shape[field].safeParse(wrong).error?.issues[0]?.message).toMatch(message)
})
