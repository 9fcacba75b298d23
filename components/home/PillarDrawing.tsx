import { LineDrawing, type Stroke } from '@/components/ui/LineDrawing'
import type { Home } from '@/content/schema/home'

type PillarMark = Home['leadership']['cards'][number]['mark']

/** The area of each pillar as strokes that run out of the card. */
const DRAWINGS: Record<PillarMark, readonly Stroke[]> = {
  // A river, and the sun over it.
  mark: [
    { look: 'fill', d: 'M186 92a28 28 0 1 0 56 0a28 28 0 1 0-56 0' },
    { look: 'tint', d: 'M-10 246C70 176 190 296 310 186V274C190 384 70 264-10 334z' },
    {
      look: 'thin',
      d: 'M-10 158C70 88 190 208 310 98M-10 202C70 132 190 252 310 142M-10 275C70 205 190 325 310 215M-10 305C70 235 190 355 310 245M-10 378C70 308 190 428 310 318M-10 422C70 352 190 472 310 362',
    },
    { look: 'line', d: 'M-10 246C70 176 190 296 310 186M-10 334C70 264 190 384 310 274' },
  ],
  // A layout: plots along three roads, some of them taken.
  plan: [
    { look: 'tint', d: 'M60 212h40v64H60zM244 40h40v88h-40zM20 296h40v82H20z' },
    {
      look: 'thin',
      d: 'M-60-60V128M-60 148V276M-60 296V460M-20-60V128M-20 148V276M-20 296V460M20-60V128M20 148V276M20 296V460M60-60V128M60 148V276M60 296V460M100-60V128M100 148V276M100 296V460M204-60V128M204 148V276M204 296V460M244-60V128M244 148V276M244 296V460M284-60V128M284 148V276M284 296V460M324-60V128M324 148V276M324 296V460M364-60V128M364 148V276M364 296V460M-80 40H140M164 40H380M-80 212H140M164 212H380M-80 378H140M164 378H380',
    },
    {
      look: 'line',
      d: 'M-80 128H140V-60M164-60V128H380M380 148H164V276H380M380 296H164V460M140 460V296H-80M-80 276H140V148H-80',
    },
    { look: 'fill', d: 'M204 148h40v64h-40z' },
  ],
  // The beam of a projector over rows of seats.
  beam: [
    { look: 'tint', d: 'M44 318L330 20V272z' },
    {
      look: 'thin',
      d: 'M44 318L330 62M44 318L330 104M44 318L330 146M44 318L330 188M44 318L330 230M-24 366a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0',
    },
    {
      look: 'line',
      d: 'M330 20L44 318 330 272M-42 396a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0a18 18 0 0 1 36 0',
    },
    { look: 'fill', d: 'M30 318a14 14 0 1 0 28 0a14 14 0 1 0-28 0' },
  ],
  // A field from above: the pitch, the boundary, the circle, and the paths of strokes.
  crest: [
    { look: 'tint', d: 'M138 164h24v72h-24z' },
    {
      look: 'thin',
      d: 'M46 200a104 140 0 1 0 208 0a104 140 0 1 0-208 0M150 200L236 301M150 200L138 327M150 200L60 271M150 200L58 116M150 200L159 68M150 200L249 132',
    },
    {
      look: 'line',
      d: 'M-8 200a158 214 0 1 0 316 0a158 214 0 1 0-316 0M150 200L305 244M150 200L209 398M150 200L53 369M150 200L-7 174M150 200L86 5M150 200L238 23',
    },
    { look: 'fill', d: 'M229 23a9 9 0 1 0 18 0a9 9 0 1 0-18 0' },
  ],
}

/** The area of a pillar as a gold line drawing, until there is a portrait. Decorative. */
export function PillarDrawing({ of }: { of: PillarMark }) {
  // The plan is rotated: a real plot is seldom aligned with north.
  const turn = of === 'plan' ? 'rotate(-13 150 200)' : undefined
  return <LineDrawing set="pillar" strokes={DRAWINGS[of]} transform={turn} />
}
