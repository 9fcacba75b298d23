/** What a visitor may narrow the listing to. */
export const STATUS_FILTERS = ['all', 'in-progress', 'completed'] as const
/** One of the filters. */
export type StatusFilter = (typeof STATUS_FILTERS)[number]

/** Orders of the listing: the owner's own, or by price per sq.ft. */
export const SORT_ORDERS = ['listed', 'price-low', 'price-high'] as const
/** One of the orders. */
export type SortOrder = (typeof SORT_ORDERS)[number]

/** How many projects stand open before "Show more". */
export const PAGE_SIZE = 24

/** The visitor's choice; it lives in the address, so that it can be shared and Back undoes it. */
export type Selection = {
  status: StatusFilter
  sort: SortOrder
  /** How many projects are revealed, in whole pages. */
  show: number
}

/** The listing as it opens. */
export const EVERYTHING: Selection = { status: 'all', sort: 'listed', show: PAGE_SIZE }

/** What the listing has to know of one project to place it. */
export type ListingEntry = {
  slug: string
  status: Exclude<StatusFilter, 'all'>
  /** Rupees. */
  pricePerSqFt: number
  /** Its place in the owner's order. */
  position: number
}

const oneOf = <Choice extends string>(
  choices: readonly Choice[],
  text: string | null,
  usual: Choice,
): Choice => choices.find((choice) => choice === text) ?? usual

function wholePages(text: string | null): number {
  const requested = Number(text)
  if (!Number.isFinite(requested) || requested <= PAGE_SIZE) return PAGE_SIZE
  return Math.ceil(requested / PAGE_SIZE) * PAGE_SIZE
}

/** Reads the choice out of an address's search part; anything unknown counts as not said. */
export function readSelection(search: string): Selection {
  const params = new URLSearchParams(search)
  return {
    status: oneOf(STATUS_FILTERS, params.get('status'), EVERYTHING.status),
    sort: oneOf(SORT_ORDERS, params.get('sort'), EVERYTHING.sort),
    show: wholePages(params.get('show')),
  }
}

/**
 * The search part that carries a choice, with its question mark, or an empty text where nothing is
 * chosen. Parameters of others in `search` are kept.
 */
export function writeSelection(search: string, selection: Selection): string {
  const params = new URLSearchParams(search)
  for (const name of ['status', 'sort', 'show'] as const) {
    if (selection[name] === EVERYTHING[name]) params.delete(name)
    else params.set(name, String(selection[name]))
  }
  const text = params.toString()
  return text && `?${text}`
}

/** How many projects each filter holds. */
export function countByStatus(
  entries: readonly Pick<ListingEntry, 'status'>[],
): Record<StatusFilter, number> {
  const counts = { all: entries.length, 'in-progress': 0, completed: 0 }
  for (const { status } of entries) counts[status] += 1
  return counts
}

const ORDERS: Record<SortOrder, (a: ListingEntry, b: ListingEntry) => number> = {
  listed: () => 0,
  'price-low': (a, b) => a.pricePerSqFt - b.pricePerSqFt,
  'price-high': (a, b) => b.pricePerSqFt - a.pricePerSqFt,
}

/** Slugs in the chosen order, all of them, and those of them that are to be seen now. */
export type Arrangement = { order: readonly string[]; shown: ReadonlySet<string> }

/** Places the projects by a choice. Equal prices keep the owner's order. */
export function arrange(entries: readonly ListingEntry[], selection: Selection): Arrangement {
  const ordered = entries.toSorted(
    (a, b) => ORDERS[selection.sort](a, b) || a.position - b.position,
  )
  const matching = ordered.filter(
    ({ status }) => selection.status === 'all' || status === selection.status,
  )
  return {
    order: ordered.map(({ slug }) => slug),
    shown: new Set(matching.slice(0, selection.show).map(({ slug }) => slug)),
  }
}
