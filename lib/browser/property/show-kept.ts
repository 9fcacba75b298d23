import { ownQuery, setAddress } from '@/lib/browser/page/address'
import { readShortlist, writeCompared } from './shortlist'

/**
 * Shows a link to the comparison where the device keeps plots: the page has it hidden, with its words in `data-kept` (for
 * several, with `{n}`). Without such a link the page is the comparison: its address then names the kept plots unless
 * it names others, and the root says so.
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
