import { roundFigure } from '@/lib/domain/format/figure'

/**
 * Square feet per unit. A cent is a hundredth of an acre; a ground is Chennai's unit. The square metre
 * is exact, from a foot of 0.3048 m.
 */
export const SQUARE_FEET = {
  sqft: 1,
  cent: 435.6,
  ground: 2400,
  sqm: 1 / 0.3048 ** 2,
} as const

export type AreaUnit = keyof typeof SQUARE_FEET

export const AREA_UNITS = Object.keys(SQUARE_FEET) as readonly AreaUnit[]

/** Whether a text is the name of a unit. */
export const isAreaUnit = (text: string | null): text is AreaUnit =>
  text !== null && Object.hasOwn(SQUARE_FEET, text)

/** Converts an area to square feet. */
export const toSquareFeet = (area: number, unit: AreaUnit): number =>
  roundFigure(area * SQUARE_FEET[unit])

/** Converts square feet to another unit. */
export const fromSquareFeet = (squareFeet: number, unit: AreaUnit): number =>
  squareFeet / SQUARE_FEET[unit]
