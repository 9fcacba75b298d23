import { fixtureStates, hasEnded } from '@/lib/domain/cricket/fixture-state'

/**
 * Labels the fixtures inside `root` by today's date in India: next, today and past depend on when the page is
 * read, not on when it was built. Without JavaScript the built text stays.
 *
 * - `data-fixture`: a label with the state of the fixture at that time; hidden by CSS without a state and for `later`
 * - `data-season`: a label that says whether the day of that time, the season's last, is over in India
 * - `data-until`, `data-after`: shown until the day of that time is over, and after it
 *
 * @param words texts for a fixture's state (`next`, `today`, `past`) and for the season's (`ahead`, `ended`)
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
  // Updates a page that was left open over midnight.
  document.addEventListener('visibilitychange', look)
}
