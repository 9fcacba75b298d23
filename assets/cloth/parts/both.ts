/** A composition that stands in a card and, larger, in a wide place: drawn once. */
import type { Cut } from '@/tools/art/knit/scene'
import { placed } from './cinema'

/** How much larger the wide cut is; it shows a little more at both sides, and a row less above. */
const LARGER = 2.5

/**
 * Both cuts of a scene, drawn 576 by 400. The wide one sees 29 units more to the left and to the right.
 *
 * @param draw told whether there are stitches for small things
 */
export const both = (draw: (isFine: boolean) => string): { wide: Cut; card: Cut } => ({
  wide: { columns: 132, rows: 99, draw: () => placed(draw(true), 72, -10, LARGER) },
  card: { columns: 48, rows: 40, draw: () => draw(false) },
})
