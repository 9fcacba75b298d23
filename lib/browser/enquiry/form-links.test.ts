/** @jest-environment jsdom */
import { suppressNativeMessages, watchFormLinks } from './form-links'

let leavePage = () => {}

/** Opens a page at an address: runs the script after removing the last page. */
function open(address: string, body: string, type = 'navigate') {
  leavePage()
  history.replaceState(null, '', address)
  document.body.innerHTML = body
  performance.getEntriesByType = () => [{ type } as unknown as PerformanceEntry]
  const left = new AbortController()
  const listen = EventTarget.prototype.addEventListener.bind(window)
  window.addEventListener = (
    kind: string,
    listener: EventListenerOrEventListenerObject,
    capture?: boolean | AddEventListenerOptions,
  ) => listen(kind, listener, { capture: capture === true, signal: left.signal })
  leavePage = () => left.abort()
  watchFormLinks()
  suppressNativeMessages()
  jest.runAllTimers()
}

const FORM = `<main id="content"><section id="enquiry"><x-island><form method="post">
  <input type="hidden" name="access_key" value=""><input type="checkbox" name="botcheck">
  <select name="topic" required><option value=""></option><option value="ads">Ads</option></select>
  <input name="name" required><input name="village">
  <details><summary>More</summary><textarea name="message"></textarea></details>
</form></x-island></section></main>`

const field = <Kind extends HTMLElement = HTMLInputElement>(name: string) =>
  document.querySelector<Kind>(`[name=${name}]`) as Kind
const press = (id: string, init: MouseEventInit = {}) => {
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  jest.runAllTimers()
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  leavePage()
  Reflect.deleteProperty(window, 'addEventListener')
  jest.useRealTimers()
})

test('a click on a link to a form focuses its first empty field', () => {
  open('/page/', `<a id="go" href="#enquiry">Write</a>${FORM}`)
  press('go')
  expect(field('topic')).toHaveFocus()
  field('topic').value = 'ads'
  field('name').value = 'Asha'
  press('go')
  expect(field('village')).toHaveFocus()
})

test('a field in closed details gets no focus, empty or not', () => {
  open('/page/', `<a id="go" href="#enquiry">Write</a>${FORM}`)
  field('topic').value = 'ads'
  field('name').value = 'Asha'
  field('village').value = 'Uthangudi'
  press('go')
  expect(field('topic')).toHaveFocus()
  field('message').closest('details')?.setAttribute('open', '')
  press('go')
  expect(field('message')).toHaveFocus()
  field('message').value = 'A plot'
  press('go')
  expect(field('message')).toHaveFocus()
})

test('a link to a whole page, to a section without a form, or opened in a new tab moves no focus', () => {
  const links = ['#content', '#', '#none', '/other/#enquiry'].map(
    (href, index) => `<a id="l${index}" href="${href}">x</a>`,
  )
  open('/page/', `${links.join('')}<a id="tab" role="tab" href="#enquiry">x</a>${FORM}`)
  for (const index of links.keys()) press(`l${index}`)
  press('tab')
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) press('l0', { [key]: true })
  expect(document.body).toHaveFocus()
})

test('of two forms in tabs the one in the open tab is used', () => {
  const panel = (id: string, hidden: string) =>
    `<div id="${id}" ${hidden}><form method="post"><input name="${id}-name"></form></div>`
  open(
    '/page/',
    `<a id="go" href="#both">x</a><div id="both">${panel('a', 'hidden="until-found"')}${panel('b', '')}</div>`,
  )
  press('go')
  expect(field('b-name')).toHaveFocus()
})

test('a link starts the message and selects the option; the visitor’s own text follows', () => {
  open('/page/', `<a id="go" href="#enquiry" data-prefill="A plot" data-choice="ads">x</a>${FORM}`)
  field<HTMLTextAreaElement>('message').value = 'in Madurai\n\nor near it'
  press('go')
  expect(field<HTMLTextAreaElement>('message').value).toBe('A plot\nin Madurai\n\nor near it')
  expect(field('message').closest('details')).toHaveAttribute('open')
  expect(field('topic').value).toBe('ads')
  expect(field('name')).toHaveFocus()
})

test('another link replaces the text of the first', () => {
  const links = ['A plot', 'A house'].map(
    (text) => `<a href="#enquiry" id="${text.at(-1)}" data-prefill="${text}">x</a>`,
  )
  open('/page/', `${links.join('')}${FORM}`)
  press('t')
  press('e')
  expect(field<HTMLTextAreaElement>('message').value).toBe('A house')
})

test('a link replaces the text of another in a message that was kept, and the visitor’s own text stays', () => {
  const links = ['A plot', 'A house'].map(
    (text) => `<a href="#enquiry" id="${text.at(-1)}" data-prefill="${text}">x</a>`,
  )
  open('/page/', `${links.join('')}${FORM}`)
  field<HTMLTextAreaElement>('message').value = 'A plot\nin Madurai'
  press('e')
  expect(field<HTMLTextAreaElement>('message').value).toBe('A house\nin Madurai')
  press('t')
  expect(field<HTMLTextAreaElement>('message').value).toBe('A plot\nin Madurai')
})

test('an option that the form does not have is not selected', () => {
  open('/page/', `<a id="go" href="#enquiry" data-choice="toString">x</a>${FORM}`)
  press('go')
  expect(field('topic').value).toBe('')
})

const BUY = `<a href="#enquiry" data-prefill="Shirt of Asha">Buy</a>${FORM}`

test('an address may prefill a text that a link of the page has', () => {
  open('/page/?prefill=Shirt%20of%20Asha&choice=ads#enquiry', BUY)
  expect(field<HTMLTextAreaElement>('message').value).toBe('Shirt of Asha')
  expect(field('topic').value).toBe('ads')
  expect(field('name')).toHaveFocus()
})

test('on arrival, focus lost while the page loads is restored once', () => {
  let state: DocumentReadyState = 'interactive'
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state })
  open('/page/#enquiry', FORM)
  field('topic').blur()
  state = 'complete'
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(field('topic')).toHaveFocus()

  state = 'interactive'
  open('/page/#enquiry', FORM)
  field('village').focus()
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(field('village')).toHaveFocus()
  Reflect.deleteProperty(document, 'readyState')
})

test.each(['Pay to account 1', 'Shirt of Asha, now', '', '<b>x</b>'])(
  'words of somebody else are not put in: "%s"',
  (words) => {
    open(`/page/?prefill=${encodeURIComponent(words)}#enquiry`, BUY)
    expect(field<HTMLTextAreaElement>('message').value).toBe('')
  },
)

test.each(['reload', 'back_forward'])('a %s does not change the form', (type) => {
  open('/page/?prefill=Shirt%20of%20Asha#enquiry', BUY, type)
  expect(field<HTMLTextAreaElement>('message').value).toBe('')
  expect(document.body).toHaveFocus()
})

describe('before the island of the form has started', () => {
  const form = () => document.forms[0] as HTMLFormElement
  const refuse = () => {
    const event = new Event('invalid', { cancelable: true })
    field('name').dispatchEvent(event)
    return event.defaultPrevented
  }

  test('the browser’s message is suppressed, and the island shows its own once it has started', async () => {
    open('/page/', FORM)
    const sent = jest.fn((event: Event) => event.preventDefault())
    form().noValidate = true
    form().addEventListener('submit', sent)
    expect(refuse()).toBe(true)
    form().dataset.ready = ''
    await Promise.resolve()
    expect(sent).toHaveBeenCalledTimes(1)
    expect(refuse()).toBe(false)
  })

  test('a form corrected meanwhile is not submitted automatically', async () => {
    open('/page/', FORM)
    const sent = jest.fn()
    form().addEventListener('submit', sent)
    refuse()
    field('topic').value = 'ads'
    field('name').value = 'Asha'
    form().dataset.ready = ''
    await Promise.resolve()
    expect(sent).not.toHaveBeenCalled()
  })

  test('without an island the browser’s message is shown after a delay', () => {
    open('/page/', FORM)
    const reportValidity = jest.spyOn(form(), 'reportValidity')
    refuse()
    jest.runAllTimers()
    expect(reportValidity).toHaveBeenCalledTimes(1)
    expect(refuse()).toBe(false)
  })
})
