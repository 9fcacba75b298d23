/** Shallow bands of cloth that open a page of text. */
import type { Scene } from '@/tools/art/knit/scene'

type Draw = (width: number, height: number) => string

/** A scene drawn once for a wide band and once, with fewer things, for a phone's. */
export const bandOf = (yarns: Scene['yarns'], wide: Draw, card: Draw): Scene => ({
  yarns,
  wide: { columns: 132, rows: 28, draw: wide },
  card: { columns: 48, rows: 21, draw: card },
})
