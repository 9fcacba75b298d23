/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import { showOpening } from '@/lib/browser/cricket/opening'
import { Opening, type OpeningNews } from './Opening'

const news = (kind: OpeningNews['kind'], day: string, text: string): OpeningNews => ({
  ...{ kind, day, text, label: `The ${kind}`, note: 'In Salem' },
  link: { label: 'See', href: '/page/' },
})
/** As built in May, with two matches ahead. */
const BUILT = [
  news('fixture', '2027-06-05', 'v Chepauk'),
  news('fixture', '2027-06-09', 'v Dindigul'),
  news('result', '2025-07-06', 'Won by 118 runs'),
]
const NEXT = 'The fixtures of 2028 come in May.'

/** The text of the page at a moment, without a new build. */
function readAt(moment: string): string {
  jest.useFakeTimers({ now: new Date(moment) })
  const comesNext = { text: NEXT, until: '2028-05-31' }
  document.body.innerHTML = renderToStaticMarkup(
    <Opening news={BUILT} today="Today" day="2027-05-20" comesNext={comesNext} />,
  )
  const [root] = document.querySelectorAll('[data-opening]')
  if (root?.parentElement) showOpening(root.parentElement, 'Today')
  const shown = [...document.querySelectorAll('[data-opening]')].filter(
    (each) => !each.hasAttribute('hidden'),
  )
  const isOver = document.querySelector('[data-until][hidden]')
  return shown.map(({ textContent }) => textContent).join() + (isOver ? ' (over)' : '')
}
afterEach(() => jest.useRealTimers())

test.each([
  ['fixtures out', '2027-05-20T12:00+05:30', /^The fixture v Chepauk /],
  ['first match day at 8 pm', '2027-06-05T20:00+05:30', /^Today v Chepauk /],
  ['after midnight in India', '2027-06-06T00:01+05:30', /^The fixture v Dindigul /],
  ['the second match day', '2027-06-09T09:00+05:30', /^Today v Dindigul /],
  ['after the last match', '2027-06-10T09:00+05:30', /^The result Won by 118 runs .*in May\./],
  ['November', '2027-11-10T09:00+05:30', /^The result Won by 118 runs .*in May\./],
  ['after what comes next', '2028-06-01T09:00+05:30', /^The result Won .* \(over\)$/],
])('a page built in May opens right on the day it is read: %s', (_day, moment, text) => {
  expect(readAt(moment)).toMatch(text)
})
