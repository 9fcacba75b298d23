/** Runs the script on the 404 page at an address. Returns the redirect's target. */
function leadFrom(pathname: string, home: string | undefined): string | undefined {
  const replace = jest.fn<void, [string]>()
  Object.assign(globalThis, {
    document: { currentScript: home === undefined ? null : { dataset: { home } } },
    location: { pathname, replace },
  })
  jest.isolateModules(() => jest.requireActual('./other-home.inline'))
  return replace.mock.calls[0]?.[0]
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document')
  Reflect.deleteProperty(globalThis, 'location')
})

test.each([
  ['/ta/nothing', '/ta/'],
  ['/ta/vistara/nothing/', '/ta/'],
  ['/noyyal/ta/nothing', '/noyyal/ta/'],
])('an unknown address of the other language redirects to its home: %s', (pathname, home) => {
  expect(leadFrom(pathname, home)).toBe(home)
})

test.each([
  ['/nothing', '/ta/'],
  ['/tamilans', '/ta/'],
  ['/vistara/ta/', '/ta/'],
  ['/ta/nothing', '/noyyal/ta/'],
  ['/TA/nothing', '/ta/'],
])('any other unknown address is not redirected: %s', (pathname, home) => {
  expect(leadFrom(pathname, home)).toBeUndefined()
})

test.each(['', undefined])('without a home path there is no redirect: %s', (home) => {
  expect(leadFrom('/ta/nothing', home)).toBeUndefined()
})
