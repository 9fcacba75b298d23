import { setAddress } from '@/lib/browser/page/address'

/**
 * Sets query parameters without a new history entry, so that the address reproduces what is on the
 * screen. `undefined` removes a parameter; the others and the fragment stay.
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
