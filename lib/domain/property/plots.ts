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
  /** The last day of a reservation, where it has one, such as "2026-12-03". */
  until?: string
  /** The same in words, on a page that shows it. */
  untilText?: string
  squareFeet: number
  /** Width along the road and depth, in feet. */
  feet: readonly [number, number]
  facing: Facing
  road: string
  /** Roads at two sides that meet, read off the drawing. */
  isCorner?: true | undefined
  /** A side shared with a park, read off the drawing. */
  isByPark?: true | undefined
  /** Rupees. */
  pricePerSqFt: number
}

/** What a plot costs without duty and fees, in whole rupees. */
export const priceOf = ({ squareFeet, pricePerSqFt }: Plot): number =>
  Math.round(squareFeet * pricePerSqFt)

/** The lowest price per sq.ft of the plots that can be had, in rupees; `usual` where there is none. */
export function lowestPrice(plots: readonly Plot[], usual: number): number {
  const offers = plots.filter(({ status }) => status === 'available')
  return offers.length > 0 ? Math.min(...offers.map((plot) => plot.pricePerSqFt)) : usual
}

/** What the drawing tells of a plot's place, in words such as "Corner"; often nothing. */
export const placeWords = (
  { isCorner, isByPark }: Pick<Plot, 'isCorner' | 'isByPark'>,
  words: { corner: string; park: string },
): readonly string[] => [...(isCorner ? [words.corner] : []), ...(isByPark ? [words.park] : [])]

/** Plots as they travel to the browser: a row of figures each, a third of the bytes of objects. */
export type PackedPlots = {
  roads: readonly string[]
  /** Rupees per sq.ft. */
  prices: readonly number[]
  /** On which reservations end, and the day in words; absent where none does. */
  ends?: readonly (readonly [day: string, text?: string])[]
  /**
   * Number, status, square feet, width, depth, facing, road, price, end; words, prices and days by their index. The
   * first price is left out where no end follows, and so is the end of a plot without one; ends count from one.
   * The facing is 8 more at a corner and 16 more beside a park.
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

/** The plots that were packed. */
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

/** The status of a plot on a day such as "2026-12-04": a reservation that has ended leaves it available. */
export const statusOn = (
  { status, until }: { status: PlotStatus; until?: string | undefined },
  day: string,
): Pick<Plot, 'status' | 'until'> => {
  if (status !== 'reserved' || !until) return { status }
  return until < day ? { status: 'available' } : { status, until }
}

/** The plots as they are on a day, long after the page was built; the same list where no reservation has ended. */
export function plotsOn(plots: readonly Plot[], day: string): readonly Plot[] {
  const hasEnded = ({ until }: Plot) => until !== undefined && until < day
  if (!plots.some(hasEnded)) return plots
  return plots.map((plot) => {
    if (!hasEnded(plot)) return plot
    const { until, untilText, ...rest } = plot
    return { ...rest, status: 'available' }
  })
}

/** Sizes from `min` to under `max`, in square feet. */
export type SizeBand = { min: number; max: number }

/** Round bands that hold every plot, at most five of them, none empty. */
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
 * Round sums in lakh, at most five, that a budget can be: some plots that are not sold cost no more, others do. None
 * where all cost about the same.
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

/** The width of a plot's road in feet; undefined where the drawing does not name it. */
export function roadFeet({ road }: Pick<Plot, 'road'>): number | undefined {
  // Figure and unit are held together by a space that does not break.
  const [, feet] = /(\d+)\sft$/.exec(road) ?? []
  return feet === undefined ? undefined : Number(feet)
}

/** The widths of a plan's roads in feet, from the narrowest. */
export const roadWidths = (plots: readonly Plot[]): readonly number[] =>
  [...new Set(plots.flatMap((plot) => roadFeet(plot) ?? []))].sort((one, other) => one - other)

/** What the plan shows of its plots. A part that is absent excludes none. */
export type PlotFilter = {
  status?: PlotStatus
  facing?: Facing
  size?: SizeBand
  /** In lakh; leaves out what is sold as well. */
  budget?: number
  /** In feet. */
  road?: number
  isCorner?: true
  isByPark?: true
}

/** Tells whether a filter shows a plot. */
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

/** By what plots can be sorted. */
export const PLOT_ORDERS = ['number', 'squareFeet', 'facing', 'status', 'price'] as const
/** One of the orders. */
export type PlotOrder = (typeof PLOT_ORDERS)[number]

/** Plots in an order; equal ones stay in the order of their numbers. A sold one has no price, and stands after all that have. */
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

/** How many plots there are of each status. */
export function countStatuses(plots: readonly Plot[]): Readonly<Record<PlotStatus, number>> {
  const counts = { available: 0, reserved: 0, booked: 0, sold: 0 }
  for (const { status } of plots) counts[status] += 1
  return counts
}

/** The plot that the sheet opens with: the first one that can still be had. */
export const firstOffer = (plots: readonly Plot[]): Plot | undefined =>
  plots.find(({ status }) => status === 'available') ?? plots[0]
