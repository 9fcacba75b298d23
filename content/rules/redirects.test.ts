import { redirectsSchema } from '../schema/redirect'
import { linksLeadSomewhere } from './links'
import { redirectsHideNoPage } from './redirects'

const contentWith = (from: string, to: string) => ({
  english: { 'insights/units.json': {}, 'redirects.json': [{ from, to }] },
  tamil: {},
})
const saidOf = (from: string, to: string) =>
  [redirectsHideNoPage, linksLeadSomewhere].flatMap((rule) =>
    rule(contentWith(from, to)).map(({ path, why }) => `${path.join('.')}: ${why}`),
  )

test('an old address leads to a page, and hides none', () => {
  expect(saidOf('/insights/measures/', '/insights/units/')).toEqual([])
  expect(saidOf('/insights/measures/', '/insights/nothing/')).toEqual([
    '0.to: There is no page /insights/nothing/.',
  ])
  expect(saidOf('/insights/units/', '/contact/')).toEqual([
    '0.from: /insights/units/ is the address of a page.',
  ])
})

test.each([
  '/',
  'a/',
  '/a',
  '//evil.example/',
  '/ta/a/',
  '/_next/a/',
  '/a/*/',
  '/a/ /',
  '/a/?b',
  '/../a/',
])('%s is no old address', (from) =>
  expect(redirectsSchema.safeParse([{ from, to: '/contact/' }]).success).toBe(false),
)

test('an old address stands once', () => {
  const row = { from: '/a/', to: '/contact/' }
  expect(redirectsSchema.safeParse([row]).success).toBe(true)
  expect(redirectsSchema.safeParse([row, row]).success).toBe(false)
})
