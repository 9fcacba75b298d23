/** Lakh grouping, as amounts are written in India: 34,16,400. */
const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** A sum in whole rupees: ₹34,16,400. */
export const formatRupees = (rupees: number): string => `₹${whole.format(rupees)}`

/** A figure in lakh grouping with at most two decimals: 1,200 or 435.6. */
export const formatFigure = (value: number): string => short.format(value)
