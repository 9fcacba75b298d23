/** @jest-environment jsdom */
import { removeTagCookies, startTags } from './start'

const manager = { id: 'GTM-TEST', scriptUrl: 'https://tags.example/gtm.js' }
const root = document.documentElement
const loaded = () => document.querySelectorAll('script[src*="gtm.js"]')
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const events = () =>
  (window as Window & { dataLayer?: unknown[] }).dataLayer?.filter(
    (entry) => typeof entry === 'object' && entry !== null && 'page_path' in entry,
  ) ?? []

let leavePage = () => {}

/** Opens the page: runs the script after removing the last page. */
function run() {
  leavePage()
  delete root.dataset.tags
  const left = new AbortController()
  for (const target of [window, document]) {
    const listen = EventTarget.prototype.addEventListener.bind(target)
    target.addEventListener = (type: string, listener: EventListener) =>
      listen(type, listener, { signal: left.signal })
  }
  leavePage = () => left.abort()
  startTags(manager)
}

/** Scrolls the page past the first screen. */
function scroll(to = innerHeight) {
  Object.assign(window, { scrollY: to })
  window.dispatchEvent(new Event('scroll'))
}

let isLow = false

beforeEach(() => {
  isLow = false
  Object.assign(window, { scrollY: 0, matchMedia: () => ({ matches: isLow }) })
  localStorage.clear()
  history.replaceState(null, '', '/noyyal/contact/#form')
  delete root.dataset.consent
  delete root.dataset.tags
  delete (window as Window & { dataLayer?: unknown[] }).dataLayer
  document.head.replaceChildren()
  document.title = 'Contact'
  document.body.innerHTML = `
    <section data-consent-notice tabindex="-1">
      <button data-consent="granted">Accept</button><button data-consent="denied">Decline</button>
    </section>
    <a id="call" href="#form" data-action="call">  +91
      00000 </a>
    <button id="plot" data-action="plot" aria-label="Plot 12"><b>12</b></button>
    <a id="choice" href="/noyyal/cookies/#choice" data-consent="open">Cookie choice</a>`
})

afterEach(() => {
  leavePage()
  for (const target of [window, document]) Reflect.deleteProperty(target, 'addEventListener')
})

test.each([
  [
    'Download Brochure<small>PDF, 524 kB <span data-hidden>(opens in a new tab)</span></small>',
    'Download Brochure',
  ],
  ['Brochure <span data-hidden>of Vistara, opens in a new tab</span>', 'Brochure'],
  [
    '<b>Learn</b><b>More</b><span style="display: none">now</span><svg><title>arrow</title></svg>',
    'Learn More',
  ],
  ['<span data-hidden>Menu</span><svg></svg>', 'Menu'],
])('the label is the visible text: %s', (words, label) => {
  document.body.innerHTML = `<button data-consent="granted"></button><a data-action="x">${words}</a>`
  // The size in components/ui/VisuallyHidden.module.css, because jsdom has no layout.
  for (const hidden of document.querySelectorAll('[data-hidden]'))
    Object.defineProperty(hidden, 'offsetWidth', { value: 1 })
  run()
  press('[data-consent=granted]')
  press('[data-action]')
  expect(events().at(-1)).toMatchObject({ action: 'x', label })
})

test('the notice opens after half a screen of scrolling', () => {
  run()
  expect(root.dataset.consent).toBeUndefined()
  scroll(innerHeight / 2 - 1)
  expect(root.dataset.consent).toBeUndefined()
  scroll(innerHeight / 2)
  expect(root.dataset.consent).toBe('ask')
})

test('the notice hides above the first screen until it is answered or opened by the visitor', () => {
  run()
  scroll()
  scroll(0)
  expect(root.dataset.consent).toBe('away')
  scroll()
  expect(root.dataset.consent).toBe('ask')
  press('[data-consent=open]')
  scroll(0)
  expect(root.dataset.consent).toBe('ask')
  press('[data-consent=denied]')
  scroll()
  expect(root.dataset.consent).toBeUndefined()
})

test('after a choice before the first scroll the notice does not open', () => {
  run()
  press('[data-consent=denied]')
  scroll()
  expect(root.dataset.consent).toBeUndefined()
})

test('before a choice the notice is open, nothing is loaded and nothing is recorded', () => {
  run()
  scroll()
  press('#call')
  expect(root.dataset.consent).toBe('ask')
  expect(loaded()).toHaveLength(0)
  expect(window).not.toHaveProperty('dataLayer')
})

test('accepting loads the tag manager once and sends the page view', () => {
  run()
  press('[data-consent=granted]')
  press('[data-consent=granted]')
  expect(root.dataset.consent).toBeUndefined()
  expect(loaded()).toHaveLength(1)
  expect(events()).toEqual([
    {
      event: 'page_view',
      action: 'view',
      label: 'Contact',
      page_path: '/noyyal/contact/',
      page_fragment: 'form',
    },
  ])
})

test('consent to measuring does not grant advertising', () => {
  run()
  press('[data-consent=granted]')
  const [first, second] = (window.dataLayer ?? []) as ArrayLike<unknown>[]
  expect(Array.from(first ?? [])).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    },
  ])
  expect(Array.from(second ?? [])).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
})

test('named actions are sent with their text or their label', () => {
  run()
  press('[data-consent=granted]')
  press('#call')
  press('#plot b')
  expect(events().slice(1)).toEqual([
    expect.objectContaining({ event: 'user_action', action: 'call', label: '+91 00000' }),
    expect.objectContaining({ event: 'user_action', action: 'plot', label: 'Plot 12' }),
  ])
})

test('an address without a fragment is sent as "none"', () => {
  history.replaceState(null, '', '/noyyal/')
  run()
  press('[data-consent=granted]')
  expect(events()).toEqual([expect.objectContaining({ page_fragment: 'none' })])
})

test('a change of the fragment counts as a page view', () => {
  run()
  press('[data-consent=granted]')
  window.dispatchEvent(new Event('hashchange'))
  expect(events()).toHaveLength(2)
})

test('declining loads nothing, and is stored', () => {
  run()
  press('[data-consent=denied]')
  run()
  expect(root.dataset.consent).toBeUndefined()
  expect(root.dataset.tags).toBe('denied')
  expect(loaded()).toHaveLength(0)
})

test('with a stored consent the notice stays closed and measuring starts at once', () => {
  run()
  press('[data-consent=granted]')
  document.head.replaceChildren()
  run()
  expect(root.dataset.consent).toBeUndefined()
  expect(loaded()).toHaveLength(1)
})

test('the footer reopens the notice, Escape closes it and returns focus', () => {
  run()
  press('[data-consent=denied]')
  press('#choice')
  expect(root.dataset.consent).toBe('ask')
  expect(document.activeElement).toHaveAttribute('data-consent-notice')
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(root.dataset.consent).toBeUndefined()
  expect(document.activeElement?.id).toBe('choice')
})

test('in a low window the notice is open in the page from the start, without scroll padding', () => {
  isLow = true
  run()
  expect(root.dataset.consent).toBe('ask')
  expect(root.style.scrollPaddingBlockEnd).toBe('')
})

test('Escape does not close the first notice', () => {
  run()
  scroll()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(root.dataset.consent).toBe('ask')
})

test('a choice made in another tab is applied', () => {
  run()
  localStorage.setItem(
    'consent',
    JSON.stringify({ choice: 'denied', at: new Date().toISOString() }),
  )
  window.dispatchEvent(new Event('storage'))
  expect(root.dataset).toMatchObject({ tags: 'denied' })
  expect(root.dataset.consent).toBeUndefined()
})

const store = (choice: 'granted' | 'denied' | undefined) =>
  choice
    ? localStorage.setItem('consent', JSON.stringify({ choice, at: new Date().toISOString() }))
    : localStorage.clear()
const comeBack = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

test.each([
  ['denied', undefined, 0],
  ['granted', undefined, 1],
  ['granted', 'denied', 1],
  ['denied', 'granted', 1],
  ['granted', 'granted', 2],
  [undefined, 'granted', 1],
  [undefined, 'denied', 0],
] as const)(
  'a kept page follows %s, decided elsewhere after %s, before it tells anything',
  (elsewhere, before, reported) => {
    store(before)
    run()
    scroll()
    store(elsewhere)
    comeBack()
    scroll()
    expect(root.dataset.tags).toBe(elsewhere)
    expect(root.dataset.consent).toBe(elsewhere ? undefined : 'ask')
    expect(events()).toHaveLength(reported)
    press('#plot')
    expect(events()).toHaveLength(elsewhere === 'granted' ? reported + 1 : reported)
  },
)

test.each(['granted', 'denied'] as const)(
  'with storage blocked a kept page keeps its own %s',
  (own) => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    run()
    press(`[data-consent=${own}]`)
    comeBack()
    expect(root.dataset.tags).toBe(own)
    blocked.mockRestore()
  },
)

test('with Global Privacy Control the notice stays closed', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  run()
  expect(root.dataset).toMatchObject({ tags: 'denied' })
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

test('a prerendered page neither asks nor counts until it is shown', () => {
  leavePage()
  delete root.dataset.tags
  store('granted')
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  Object.defineProperty(document, 'currentScript', {
    value: { dataset: manager },
    configurable: true,
  })
  jest.isolateModules(() => jest.requireActual('./tags.inline'))
  window.dispatchEvent(new Event('storage'))
  expect([root.dataset.tags, loaded().length, events()]).toEqual([undefined, 0, []])
  document.dispatchEvent(new Event('prerenderingchange'))
  expect([root.dataset.tags, loaded().length, events().length]).toEqual(['granted', 1, 1])
  for (const each of ['prerendering', 'currentScript']) Reflect.deleteProperty(document, each)
})

test('a tag manager that cannot be loaded causes no error', async () => {
  run()
  press('[data-consent=granted]')
  loaded()[0]?.dispatchEvent(new Event('error'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(root.dataset.tags).toBe('granted')
})

test('only the cookies of the tag manager are removed', () => {
  for (const pair of ['_ga=1', '_ga_ABC=2', '_gid=3', '_gcl_au=4', 'XSRF-TOKEN=5', 'garden=6']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the test needs cookies to remove
    document.cookie = `${pair}; path=/`
  }
  removeTagCookies()
  expect(document.cookie).toBe('XSRF-TOKEN=5; garden=6')
})

test('a cookie is removed under this host and each parent domain', () => {
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
