import { ownQuery, setAddress } from '@/lib/browser/page/address'
import { readShortlist, writeCompared } from './shortlist'

/**
 * Shows the hidden link to the comparison if there are favourites; its `data-kept` is the text for several, with `{n}`.
 * A page without that link is the comparison itself: writes the favourites into its address unless it names plots, and
 * sets `data-compared` on the root if the address names plots.
 */
export function showKept(): void {
  const kept = readShortlist()
  const link = document.querySelector<HTMLAnchorElement>('a[data-kept]')
  if (link) {
    if (kept.length === 0) return
    link.search = writeCompared(kept)
    if (kept.length > 1) {
      link.textContent = (link.dataset.kept ?? '').replace('{n}', String(kept.length))
    }
    link.hidden = false
    return
  }
  if (!ownQuery(location.search) && kept.length > 0) {
    setAddress('replace', writeCompared(kept))
  }
  if (ownQuery(location.search)) document.documentElement.dataset.compared = ''
}
