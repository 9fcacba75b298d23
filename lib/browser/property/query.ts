import { setAddress } from '@/lib/browser/page/address'

/**
 * Puts values into the address without a new entry in the history, so that what is on the screen can
 * be sent to someone. `undefined` removes a value; the others and the fragment stay.
 */
export function replaceQuery(values: Readonly<Record<string, string | undefined>>): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  if (url.href === location.href) return
  setAddress('replace', url)
}
