import type { Facing } from './plots'

/** The text of a plot's facing. The Tamil build replaces this file by `plot-words.ta.ts`. */
export const facingText = (facing: Facing): string => facing

/** The text of a plot's road, given its name on the drawing: "30 ft", "Perimeter 30 ft". */
export const roadText = (road: string): string => road
