import { LineDrawing, type Stroke } from '@/components/ui/LineDrawing'
import type { Home } from '@/content/schema/home'

type PillarMark = Home['leadership']['cards'][number]['mark']

/** What each pillar answers for, in lines that run out of their card. */
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
  // A layout: plots along three roads, some of them taken. It lies as land does: north is seldom upwards.
  plan: [
    {
      look: 'tint',
      d: 'M65 232L104 223L118 285L79 294zM206 23L245 14L264 100L225 109zM45 323L84 314L102 394L63 403z',
    },
    {
      look: 'thin',
      d: 'M-113 -6L-71 177M-66 197L-38 321M-33 341L4 501M-74 -15L-32 168M-27 188L1 312M6 332L43 492M-35 -24L7 159M12 179L40 303M45 323L82 483M4 -33L46 150M51 170L79 294M84 314L121 474M43 -42L85 141M90 161L118 285M123 305L160 465M144 -65L186 118M191 137L220 262M224 281L261 441M183 -74L225 109M230 128L259 253M263 272L300 432M222 -83L264 100M269 119L298 244M302 263L339 423M261 -92L303 91M308 110L337 235M341 254L378 414M300 -101L342 82M347 101L376 226M380 245L417 405M-110 96L104 46M128 41L338 -8M-71 263L143 214M166 209L377 160M-34 425L180 376M204 370L414 322',
    },
    {
      look: 'line',
      d: 'M-90 182L124 132L82 -51M105 -56L147 127L358 78M362 98L152 146L181 271L391 222M396 242L185 290L222 450M199 456L162 296L-53 345M-57 326L157 276L129 152L-86 201',
    },
    { look: 'fill', d: 'M191 137L230 128L244 191L205 200z' },
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
  // A field from above: the pitch, the boundary, the circle, and where the strokes went.
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

/** What a pillar of the group answers for, in lines of gold, until there is a portrait. Decoration. */
export function PillarDrawing({ of }: { of: PillarMark }) {
  return <LineDrawing set="pillar" strokes={DRAWINGS[of]} />
}
