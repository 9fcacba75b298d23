import { arrange, type ListingEntry, type Selection } from '@/lib/listing/selection'

/** The owner's order of each list, noted before the first change to it. */
const ownOrder = new WeakMap<Element, readonly HTMLElement[]>()

function itemsOf(list: Element): readonly HTMLElement[] {
  const known = ownOrder.get(list)
  if (known) return known
  const items = [...list.querySelectorAll<HTMLElement>('[data-slug]')]
  ownOrder.set(list, items)
  return items
}

const entryOf = ({ dataset }: HTMLElement, index: number): ListingEntry => ({
  slug: dataset.slug ?? '',
  status: dataset.status === 'completed' ? 'completed' : 'in-progress',
  pricePerSqFt: Number(dataset.price),
  position: index,
})

/**
 * Hides and moves the server-rendered items inside `list` by a choice. They are moved in the document
 * rather than by CSS `order`, so that reading and tabbing follow what is seen. React renders these
 * items once and never again, so nothing disputes their place.
 */
export function arrangeItems(list: Element, selection: Selection): void {
  const items = itemsOf(list)
  const { order, shown } = arrange(items.map(entryOf), selection)
  const bySlug = new Map(items.map((item) => [item.dataset.slug, item]))

  for (const [index, slug] of order.entries()) {
    const item = bySlug.get(slug)
    const parent = item?.parentElement
    if (!item || !parent) continue
    item.hidden = !shown.has(slug)
    if (parent.children[index] !== item) parent.insertBefore(item, parent.children[index] ?? null)
  }
}
