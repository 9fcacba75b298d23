import { LineDrawing, type Stroke } from '@/components/ui/LineDrawing'
import type { Task } from '@/content/schema/page'

type Side = { y: number; won: number; name: number }

/** A points table: each side's wins in 2025 and the length of its name. A line is below the fourth. */
const MATCHES = 7
const sides: readonly [Side, Side, ...Side[]] = [
  { y: 44, won: 7, name: 74 },
  { y: 71, won: 5, name: 88 },
  { y: 98, won: 4, name: 60 },
  { y: 125, won: 3, name: 80 },
  { y: 162, won: 3, name: 66 },
  { y: 189, won: 2, name: 92 },
  { y: 216, won: 2, name: 56 },
  { y: 243, won: 2, name: 70 },
]
const [first, own, ...rest] = sides
const others = [first, ...rest]
const OWN_ROW = `M24 ${own.y - 14}h352v28h-352z`

const crest = ({ y }: Side) => `M44 ${y - 8}h16v9q0 6-8 9q-8-3-8-9z`
/** Returns the strokes of the name and the points. */
const lines = ({ y, name }: Side) => `M74 ${y}h${name}M336 ${y}h28`
/** Returns the dots of a row's matches, from index `from` up to `to`. */
const dots = (y: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const left = 191 + (from + index) * 18
    return `M${left} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`
  }).join('')

/** Each task's tool as strokes that run out of the frame. */
const DRAWINGS: Record<Task, readonly Stroke[]> = {
  // Plots along two roads, one of them chosen.
  plan: [
    {
      look: 'tint',
      d: 'M63 117L112 101L135 171L86 187zM185 155L234 139L257 209L208 225zM257 -58L306 -74L329 -3L279 13zM345 214L394 198L417 269L368 285zM-19 32L30 16L53 86L4 102zM168 272L218 256L240 326L191 342z',
    },
    {
      look: 'thin',
      d: 'M-168 80L179 -32M207 -42L454 -122M106 -87L152 54M57 -71L103 70M7 -54L53 86M-42 -38L4 102M-92 -22L-46 118M-141 -6L-95 134M234 -128L279 13M283 -144L329 -3M333 -160L378 -19M382 -176L428 -35M-112 251L234 139M263 130L510 49M162 85L208 225M112 101L158 241M63 117L109 257M14 133L59 274M-36 149L10 290M-85 165L-40 306M289 43L335 184M339 27L385 168M388 11L434 152M438 -5L483 136M-56 423L290 310M318 301L566 220M218 256L263 397M168 272L214 413M119 288L164 429M69 304L115 445M20 320L65 461M-30 336L16 477M345 214L391 355M394 198L440 339M444 182L490 323M493 166L539 307',
    },
    {
      look: 'line',
      d: 'M-190 10L156 -103L201 38L-145 151M432 -192L184 -112L230 29L477 -52M-135 181L211 68L257 209L-89 322M487 -21L240 59L286 200L533 120M-79 352L267 240L313 380L-33 493M543 150L296 230L341 371L589 291',
    },
    { look: 'dashed', d: 'M-142 166L486 -38M-86 338L542 134M171 -104L326 372' },
    { look: 'fill', d: 'M112 101L162 85L185 155L135 171z' },
  ],
  // A calendar with two days past, and morning, afternoon and evening.
  days: [
    { look: 'thin', d: 'M36 46h40v40h-40zM84 46h40v40h-40z' },
    {
      look: 'line',
      d: 'M132 46h40v40h-40zM180 46h40v40h-40zM228 46h40v40h-40zM276 46h40v40h-40zM324 46h40v40h-40zM36 94h40v40h-40zM84 94h40v40h-40zM132 94h40v40h-40zM228 94h40v40h-40zM276 94h40v40h-40zM324 94h40v40h-40zM36 170h104v84h-104zM260 170h104v84h-104zM58 226h60M72 226a16 16 0 0 1 32 0M108 214L115 210M100 206L104 199M88 203L88 195M76 206L72 199M68 214L61 210M318 192a20 20 0 1 0 16 31a17 17 0 0 1-16-31',
    },
    { look: 'fill', d: 'M180 94h40v40h-40z' },
    { look: 'tint', d: 'M148 170h104v84h-104z' },
    {
      look: 'gold',
      d: 'M148 170h104v84h-104zM222 212L230 212M216 228L221 233M200 234L200 242M184 228L179 233M178 212L170 212M184 196L179 191M200 190L200 182M216 196L221 191',
    },
    { look: 'fill', d: 'M186 212a14 14 0 1 0 28 0a14 14 0 1 0-28 0' },
  ],
  table: [
    { look: 'tint', d: OWN_ROW },
    { look: 'gold', d: OWN_ROW + lines(own) },
    { look: 'fill', d: crest(own) + sides.map(({ y, won }) => dots(y, 0, won)).join('') },
    {
      look: 'line',
      d: [
        ...others.map((side) => crest(side) + lines(side)),
        ...sides.map(({ y, won }) => dots(y, won, MATCHES)),
      ].join(''),
    },
    { look: 'dashed', d: 'M24 143h352' },
  ],
}

/** A line drawing of a task's tool. Decorative: the steps below say the same. */
export function TaskDrawing({ of }: { of: Task }) {
  return <LineDrawing set="task" strokes={DRAWINGS[of]} />
}
