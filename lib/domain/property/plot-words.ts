import type { Facing } from './plots'

/** How a plot's facing is said. The Tamil edition takes `plot-words.ta.ts` in place of this file. */
export const facingText = (facing: Facing): string => facing

/** How a plot's road is said, as the drawing names it: "30 ft", "Perimeter 30 ft". */
export const roadText = (road: string): string => road
