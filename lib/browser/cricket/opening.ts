import { dayOf } from '@/lib/domain/property/publication'

/**
 * Shows what the fan home opens with today in India, whenever the page was built: of its openings inside `root` the
 * first that is not over. Without JavaScript the built one stays.
 *
 * - `data-opening`: an opening with the day after which it is over; empty for one that lasts
 * - `data-label`: its label, replaced by `today` on that day
 * - `data-until`: a text that is hidden after that day
 */
export function showOpening(root: Element, today: string): void {
  const all = (name: string) => [...root.querySelectorAll<HTMLElement>(`[data-${name}]`)]
  const look = () => {
    const day = dayOf(new Date())
    const openings = all('opening')
    const shown = openings.find(({ dataset: { opening } }) => !opening || opening >= day)
    for (const each of openings) each.hidden = each !== shown
    const label = shown?.querySelector('[data-label]')
    if (label && shown?.dataset.opening === day) label.textContent = today
    for (const each of all('until')) each.hidden = `${each.dataset.until}` < day
  }
  look()
  // Updates a page that was left open over midnight.
  document.addEventListener('visibilitychange', look)
}
