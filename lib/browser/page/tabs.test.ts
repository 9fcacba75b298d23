/** @jest-environment jsdom */
import { makeTabs } from './tabs'

const tab = (name: string) => document.querySelector<HTMLAnchorElement>(`a[href="#${name}"]`)
const panel = (name: string) => document.getElementById(name)
const isOpen = (name: string) => !panel(name)?.hasAttribute('hidden')
const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, ...modifiers, bubbles: true, cancelable: true }),
  )

function start(hash = '') {
  history.replaceState(null, '', `/vistara/${hash}`)
  document.body.innerHTML = `
    <a href="#enquiry" id="link">Ask</a>
    <div id="root">
      <div><a href="#visit">Visit</a><a href="#enquiry">Question</a></div>
      <section id="visit"><input></section>
      <section id="enquiry"><input></section>
    </div>`
  makeTabs(document.getElementById('root') ?? document.body)
}
const tabOf = (name: string) => document.querySelector<HTMLElement>(`[role=tab][href="#${name}"]`)

test('the first panel is open and its tab is selected', () => {
  start()
  expect([isOpen('visit'), isOpen('enquiry')]).toEqual([true, false])
  expect(tabOf('visit')).toHaveAttribute('aria-selected', 'true')
  expect(tabOf('enquiry')).toHaveAttribute('tabindex', '-1')
  expect(panel('visit')).toHaveAttribute('role', 'tabpanel')
})

test('an address opens the panel that it names', () => {
  start('#enquiry')
  expect([isOpen('visit'), isOpen('enquiry')]).toEqual([false, true])
})

test('a changed fragment opens its panel, other fragments change nothing', () => {
  start()
  history.replaceState(null, '', '#enquiry')
  dispatchEvent(new Event('hashchange'))
  expect([isOpen('visit'), isOpen('enquiry')]).toEqual([false, true])
  history.replaceState(null, '', '#elsewhere')
  dispatchEvent(new Event('hashchange'))
  expect([isOpen('visit'), isOpen('enquiry')]).toEqual([false, true])
})

test('a link elsewhere on the page opens its panel', () => {
  start()
  tab('enquiry')?.click()
  expect(isOpen('enquiry')).toBe(true)
})

test('arrow keys move between the tabs, and form values stay', () => {
  start()
  const field = panel('visit')?.querySelector('input')
  if (field) field.value = 'Asha'
  tabOf('visit')?.focus()
  press('ArrowRight')
  expect(tabOf('enquiry')).toHaveFocus()
  expect(isOpen('enquiry')).toBe(true)
  expect(location.hash).toBe('#enquiry')
  press('ArrowRight')
  expect(tabOf('visit')).toHaveFocus()
  expect(field?.value).toBe('Asha')
})

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'with %s, keys and presses are the browser’s',
  (modifier) => {
    start()
    tabOf('visit')?.focus()
    expect(press('ArrowLeft', { [modifier]: true })).toBe(true)
    const click = new MouseEvent('click', { [modifier]: true, bubbles: true, cancelable: true })
    expect(tabOf('visit')?.dispatchEvent(click)).toBe(true)
    expect(isOpen('visit')).toBe(true)
  },
)

test('find-in-page opens a closed panel', () => {
  start()
  expect(panel('enquiry')).toHaveAttribute('hidden', 'until-found')
  panel('enquiry')?.dispatchEvent(new Event('beforematch'))
  expect([isOpen('visit'), isOpen('enquiry')]).toEqual([false, true])
})
