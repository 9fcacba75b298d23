import { INTRO_SEEN, introGate } from './gate'

/** Runs the gate as the page would, in a visit of the given kind, and tells whether the intro is due. */
function isDue(
  visit: { hash?: string; calm?: boolean; saveData?: boolean; scrollY?: number } = {},
) {
  const root = document.createElement('div')
  const run = new Function('document', 'location', 'matchMedia', 'navigator', 'scrollY', introGate)
  run(
    { currentScript: { previousElementSibling: root } },
    { hash: visit.hash ?? '' },
    () => ({ matches: visit.calm ?? false }),
    { connection: { saveData: visit.saveData ?? false } },
    visit.scrollY ?? 0,
  )
  return root.dataset.intro === 'due' && root.dataset.island === 'visible'
}

afterEach(() => {
  sessionStorage.clear()
  jest.restoreAllMocks()
})

test('a first visit is due the intro', () => {
  expect(isDue()).toBe(true)
})

test('a second visit in the session is not', () => {
  sessionStorage.setItem(INTRO_SEEN, '1')
  expect(isDue()).toBe(false)
})

test.each([
  ['a deep link', { hash: '#sponsors' }],
  ['reduced motion', { calm: true }],
  ['Save-Data', { saveData: true }],
  ['a page that is scrolled already', { scrollY: 300 }],
])('%s never meets it', (_kind, visit) => {
  expect(isDue(visit)).toBe(false)
})

test('blocked storage breaks nothing and counts as a first visit', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(isDue()).toBe(true)
})
