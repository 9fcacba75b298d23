import { fixtureStates, hasEnded } from '@/lib/domain/cricket/fixture-state'

/**
 * Tells the fixtures inside `root` what day it is in India: next, today and past depend on when the page is
 * read, not on when it was built. Until then, and without a script, the page says what the record says.
 *
 * - `data-fixture`: a mark, hidden until it says where the fixture at that moment stands
 * - `data-season`: says whether the day of that moment, the last one, is over in India
 * - `data-until`, `data-after`: shown until that day is over, and after it
 *
 * @param words of a fixture's state, `next`, `today` or `past`, and of the season's, `ahead` or `ended`
 */
export function showFixtures(root: Element, words: Partial<Record<string, string>>): void {
  const all = (name: string) => [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)]
  const momentOf = ({ dataset: { fixture, season, until, after } }: HTMLElement) =>
    fixture ?? season ?? until ?? after ?? ''

  const look = () => {
    const now = Date.now()
    const states = fixtureStates(all('fixture').map(momentOf), now)
    for (const mark of all('fixture')) {
      const state = states.get(momentOf(mark)) ?? 'later'
      mark.dataset.state = state
      mark.textContent = words[state] ?? ''
    }
    for (const each of all('season')) {
      each.textContent = words[hasEnded([momentOf(each)], now) ? 'ended' : 'ahead'] ?? ''
    }
    for (const each of all('until')) each.hidden = hasEnded([momentOf(each)], now)
    for (const each of all('after')) each.hidden = !hasEnded([momentOf(each)], now)
  }
  look()
  // A page left open over midnight, or come back to, is right again.
  document.addEventListener('visibilitychange', look)
}
