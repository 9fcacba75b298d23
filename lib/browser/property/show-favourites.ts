import { ownQuery, setAddress } from '@/lib/browser/page/address'
import { readFavourites, writeCompared } from './favourites'

/**
 * Shows the hidden link to the comparison if there are favourites; its `data-favourites` is the text for several, with `{n}`.
 * A page without that link is the comparison itself: writes the favourites into its address unless it names plots, and
 * sets `data-compared` on the root if the address names plots.
 */
export function showFavourites(): void {
  const favourites = readFavourites()
  const link = document.querySelector<HTMLAnchorElement>('a[data-favourites]')
  if (link) {
    if (favourites.length === 0) return
    link.search = writeCompared(favourites)
    if (favourites.length > 1) {
      link.textContent = (link.dataset.favourites ?? '').replace('{n}', String(favourites.length))
    }
    link.hidden = false
    return
  }
  if (!ownQuery(location.search) && favourites.length > 0) {
    setAddress('replace', writeCompared(favourites))
  }
  if (ownQuery(location.search)) document.documentElement.dataset.compared = ''
}
