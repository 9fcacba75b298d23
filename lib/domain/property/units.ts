import { roundFigure } from '@/lib/domain/format/figure'

/**
 * Square feet in one of each unit. A cent is a hundredth of an acre; a ground is the unit of Chennai.
 * The square metre follows from the foot of 0.3048 m.
 */
export const SQUARE_FEET = {
  sqft: 1,
  cent: 435.6,
  ground: 2400,
  sqm: 1 / 0.3048 ** 2,
} as const

export type AreaUnit = keyof typeof SQUARE_FEET

export const AREA_UNITS = Object.keys(SQUARE_FEET) as readonly AreaUnit[]

/** Tells whether a text names a unit. */
export const isAreaUnit = (text: string | null): text is AreaUnit =>
  text !== null && Object.hasOwn(SQUARE_FEET, text)

/** An area in square feet. */
export const toSquareFeet = (area: number, unit: AreaUnit): number =>
  roundFigure(area * SQUARE_FEET[unit])

/** An area of square feet in another unit. */
export const fromSquareFeet = (squareFeet: number, unit: AreaUnit): number =>
  squareFeet / SQUARE_FEET[unit]
