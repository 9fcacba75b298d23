export const PLOT_STATUSES = ['available', 'reserved', 'booked', 'sold'] as const
export type PlotStatus = (typeof PLOT_STATUSES)[number]

export const FACINGS = [
  'North',
  'North-East',
  'East',
  'South-East',
  'South',
  'South-West',
  'West',
  'North-West',
] as const
export type Facing = (typeof FACINGS)[number]

/** A plot of the site plan. */
export type Plot = {
  number: number
  status: PlotStatus
  /** The last day of a reservation that ends, such as "2026-12-03". */
  until?: string
  /** That day as text, on pages that show it. */
  untilText?: string
  squareFeet: number
  /** Width along the road and depth, in feet. */
  feet: readonly [number, number]
  facing: Facing
  road: string
  /** Has roads on two adjacent sides; computed from the drawing. */
  isCorner?: true | undefined
  /** Adjoins a park; computed from the drawing. */
  isByPark?: true | undefined
  /** Rupees. */
  pricePerSqFt: number
}

/** The price of a plot without duty and fees, in whole rupees. */
export const priceOf = ({ squareFeet, pricePerSqFt }: Plot): number =>
  Math.round(squareFeet * pricePerSqFt)

/** The lowest price per sq.ft of the available plots, in rupees; `usual` if none is available. */
export function lowestPrice(plots: readonly Plot[], usual: number): number {
  const offers = plots.filter(({ status }) => status === 'available')
  return offers.length > 0 ? Math.min(...offers.map((plot) => plot.pricePerSqFt)) : usual
}

/** Labels for a plot's position, such as "Corner"; often empty. */
export const placeWords = (
  { isCorner, isByPark }: Pick<Plot, 'isCorner' | 'isByPark'>,
  words: { corner: string; park: string },
): readonly string[] => [...(isCorner ? [words.corner] : []), ...(isByPark ? [words.park] : [])]

/** Plots serialised for the browser: a row of numbers each, a third of the size of objects. */
export type PackedPlots = {
  roads: readonly string[]
  /** Rupees per sq.ft. */
  prices: readonly number[]
  /** The days on which reservations end, and their text; absent if there are none. */
  ends?: readonly (readonly [day: string, text?: string])[]
  /**
   * Number, status, square feet, width, depth, facing, road, price, end. Status, facing, road, price and end are
   * indexes; ends count from one. End is omitted if there is none; then the first price (index 0) is omitted too.
   * Facing has 8 added at a corner and 16 beside a park.
   */
  rows: readonly (readonly number[])[]
}

const [CORNER, PARK] = [8, 16]

/** Packs plots for an island's props. */
export function packPlots(plots: readonly Plot[]): PackedPlots {
  const roads = [...new Set(plots.map(({ road }) => road))]
  const prices = [...new Set(plots.map(({ pricePerSqFt }) => pricePerSqFt))]
  const texts = new Map(
    plots.flatMap(({ until, untilText }) => (until ? [[until, untilText]] : [])),
  )
  const days = [...texts.keys()]
  const rows = plots.map((plot) => [
    plot.number,
    PLOT_STATUSES.indexOf(plot.status),
    plot.squareFeet,
    ...plot.feet,
    FACINGS.indexOf(plot.facing) + (plot.isCorner ? CORNER : 0) + (plot.isByPark ? PARK : 0),
    roads.indexOf(plot.road),
    ...(plot.pricePerSqFt === prices[0] && !plot.until ? [] : [prices.indexOf(plot.pricePerSqFt)]),
    ...(plot.until ? [days.indexOf(plot.until) + 1] : []),
  ])
  const ends = [...texts].map(([day, text]) => (text ? ([day, text] as const) : ([day] as const)))
  return { roads, prices, ...(ends.length > 0 && { ends }), rows }
}

/** The inverse of `packPlots`. */
export const unpackPlots = ({ roads, prices, ends, rows }: PackedPlots): readonly Plot[] =>
  rows.map(
    ([
      number = 0,
      status = 0,
      squareFeet = 0,
      width = 0,
      depth = 0,
      facing = 0,
      road = 0,
      price = 0,
      end = 0,
    ]) => {
      const [until, untilText] = ends?.[end - 1] ?? []
      return {
        number,
        status: PLOT_STATUSES[status] ?? 'sold',
        ...(until && { until }),
        ...(untilText && { untilText }),
        squareFeet,
        feet: [width, depth],
        facing: FACINGS[facing % CORNER] ?? 'North',
        road: roads[road] ?? '',
        ...(facing & CORNER && { isCorner: true }),
        ...(facing & PARK && { isByPark: true }),
        pricePerSqFt: prices[price] ?? 0,
      }
    },
  )

/** The status of a plot on a day such as "2026-12-04": `available` if its reservation has ended. */
export const statusOn = (
  { status, until }: { status: PlotStatus; until?: string | undefined },
  day: string,
): Pick<Plot, 'status' | 'until'> => {
  if (status !== 'reserved' || !until) return { status }
  return until < day ? { status: 'available' } : { status, until }
}

/** The plots with reservations that ended before `day` changed to `available`; the same array if there are none. */
export function plotsOn(plots: readonly Plot[], day: string): readonly Plot[] {
  const hasEnded = ({ until }: Plot) => until !== undefined && until < day
  if (!plots.some(hasEnded)) return plots
  return plots.map((plot) => {
    if (!hasEnded(plot)) return plot
    const { until, untilText, ...rest } = plot
    return { ...rest, status: 'available' }
  })
}

/** Sizes from `min` (included) to `max` (excluded), in square feet. */
export type SizeBand = { min: number; max: number }

/** At most five bands with round limits that cover all plots; none is empty. */
export function sizeBands(plots: readonly Plot[]): readonly SizeBand[] {
  const sizes = plots.map(({ squareFeet }) => squareFeet)
  const smallest = Math.min(...sizes)
  const largest = Math.max(...sizes)
  const step =
    [100, 200, 500, 1000, 2000, 5000].find((each) => largest - smallest < 4 * each) ?? 10_000
  const first = Math.floor(smallest / step) * step
  const bands = Array.from({ length: Math.floor((largest - first) / step) + 1 }, (_, index) => ({
    min: first + index * step,
    max: first + (index + 1) * step,
  }))
  return bands.filter(({ min, max }) => sizes.some((size) => size >= min && size < max))
}

/** Rupees in a lakh. */
export const LAKH = 100_000

/**
 * At most five round amounts in lakh for the budget filter, each between the lowest and the highest price of unsold
 * plots. None if all cost about the same.
 */
export function budgets(plots: readonly Plot[]): readonly number[] {
  const prices = plots.filter(({ status }) => status !== 'sold').map((plot) => priceOf(plot) / LAKH)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const sums = (step: number) => {
    const first = Math.ceil(least / step)
    const count = Math.max(0, Math.ceil(most / step) - first)
    return Array.from({ length: count }, (_, at) => (first + at) * step)
  }
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (most - least) / each < MOST_BUDGETS)
  return step && prices.length > 0 ? sums(step).slice(0, MOST_BUDGETS) : []
}
const MOST_BUDGETS = 5

/** The width of a plot's road in feet; undefined if the road's name does not state it. */
export function roadFeet({ road }: Pick<Plot, 'road'>): number | undefined {
  // `\s` also matches the no-break space before the unit.
  const [, feet] = /(\d+)\sft$/.exec(road) ?? []
  return feet === undefined ? undefined : Number(feet)
}

/** The widths of a plan's roads in feet, ascending. */
export const roadWidths = (plots: readonly Plot[]): readonly number[] =>
  [...new Set(plots.flatMap((plot) => roadFeet(plot) ?? []))].sort((one, other) => one - other)

/** The filter of a plan. An absent property excludes no plot. */
export type PlotFilter = {
  status?: PlotStatus
  facing?: Facing
  size?: SizeBand
  /** In lakh; also excludes sold plots. */
  budget?: number
  /** In feet. */
  road?: number
  isCorner?: true
  isByPark?: true
}

/** Whether a filter includes a plot. */
export const isInFilter = (plot: Plot, filter: PlotFilter): boolean => {
  const { status, facing, size, budget, road } = filter
  return (
    (!status || plot.status === status) &&
    (!facing || plot.facing === facing) &&
    (!size || (plot.squareFeet >= size.min && plot.squareFeet < size.max)) &&
    (!budget || (plot.status !== 'sold' && priceOf(plot) <= budget * LAKH)) &&
    (!road || roadFeet(plot) === road) &&
    (!filter.isCorner || plot.isCorner === true) &&
    (!filter.isByPark || plot.isByPark === true)
  )
}

/** The sort keys of plots. */
export const PLOT_ORDERS = ['number', 'squareFeet', 'facing', 'status', 'price'] as const
export type PlotOrder = (typeof PLOT_ORDERS)[number]

/** Sorts plots; ties by number. By price, sold plots come last, because they have no price. */
export function sortPlots(
  plots: readonly Plot[],
  order: PlotOrder,
  isDescending: boolean,
): readonly Plot[] {
  const rank = (plot: Plot): number => {
    if (order === 'facing') return FACINGS.indexOf(plot.facing)
    if (order === 'status') return PLOT_STATUSES.indexOf(plot.status)
    return order === 'price' ? priceOf(plot) : plot[order]
  }
  const hasNoRank = (plot: Plot) => Number(order === 'price' && plot.status === 'sold')
  const sign = isDescending ? -1 : 1
  return [...plots].sort(
    (a, b) => hasNoRank(a) - hasNoRank(b) || sign * (rank(a) - rank(b)) || a.number - b.number,
  )
}

/** The number of plots per status. */
export function countStatuses(plots: readonly Plot[]): Readonly<Record<PlotStatus, number>> {
  const counts = { available: 0, reserved: 0, booked: 0, sold: 0 }
  for (const { status } of plots) counts[status] += 1
  return counts
}

/** The plot that the sheet opens with: the first available one, otherwise the first. */
export const defaultPlot = (plots: readonly Plot[]): Plot | undefined =>
  plots.find(({ status }) => status === 'available') ?? plots[0]
