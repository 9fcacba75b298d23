/**
 * The entries before and after a slug; the first and the last are neighbours. Undefined if the slug is
 * not in the list or is the only entry.
 */
export function neighbours<Entry extends { readonly slug: string }>(
  entries: readonly Entry[],
  slug: string,
): { readonly previous: Entry; readonly next: Entry } | undefined {
  const index = entries.findIndex((entry) => entry.slug === slug)
  if (index < 0 || entries.length < 2) return undefined
  const previous = entries.at(index - 1)
  const next = entries[(index + 1) % entries.length]
  return previous && next && { previous, next }
}
