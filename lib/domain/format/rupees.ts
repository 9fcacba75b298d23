/** Indian digit grouping: 34,16,400. */
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** Formats an amount in whole rupees: ₹34,16,400. */
export const formatRupees = (rupees: number): string => `₹${whole.format(rupees)}`

/** Formats a number with Indian digit grouping and at most two decimals: 1,200 or 435.6. */
export const formatFigure = (value: number): string => short.format(value)
