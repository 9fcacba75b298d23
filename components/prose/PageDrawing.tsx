import { LineDrawing, type Stroke } from '@/components/ui/LineDrawing'

/** Returns the path of a section sign (§), centred at a height of the sheet. */
const sectionSign = (y: number) =>
  `M128 ${y - 11}c-2-5-14-5-14 1s14 6 14 12-9 5-12 2M114 ${y + 11}c2 5 14 5 14-1s-14-6-14-12 9-5 12-2`

/** What pages of text are about, by the names of their routes. */
export const DRAWINGS = {
  // A padlock, and its key.
  privacy: [
    { look: 'line', d: 'M84 146V96a66 66 0 0 1 132 0v50M108 146V98a42 42 0 0 1 84 0v48' },
    { look: 'body', d: 'M54 146h192v144H54z' },
    { look: 'thin', d: 'M68 160h164v116H68zM54 124v-12m192 12v-12M54 118h24m144 0h24' },
    {
      look: 'gold',
      d: 'M150 194a22 22 0 1 1 0 44 22 22 0 1 1 0-44M334 176V296M334 248h-24v14h24m0 12h-34v14h34',
    },
    { look: 'fill', d: 'M150 203a10 10 0 0 1 6 18l6 26h-24l6-26a10 10 0 0 1 6-18' },
    {
      look: 'gold',
      d: 'M334 84a46 46 0 1 1 0 92 46 46 0 1 1 0-92m0 20a26 26 0 1 1 0 52 26 26 0 1 1 0-52',
    },
  ],
  // A sheet of paragraphs that waits for a signature, and a pen.
  terms: [
    { look: 'thin', d: 'M108 34V16h196v262h-18' },
    { look: 'body', d: 'M84 34h160l44 44v226H84zM244 34v44h44' },
    { look: 'line', d: 'M112 74h78M148 112h108M148 160h108M148 208h76M112 276h116' },
    { look: 'thin', d: 'M148 128h84M148 176h96M148 224h60' },
    { look: 'gold', d: [118, 166, 214].map(sectionSign).join('') },
    { look: 'gold body', d: 'M238 266l21.300-9.900 75-75-11.400-11.400-75 75z' },
    { look: 'gold', d: 'M247.900 244.700l11.400 11.400M311.500 182.100l11.400 11.400' },
  ],
  // A biscuit with a bite taken from it.
  cookies: [
    {
      look: 'body',
      d: 'M233.600 34.400A130 130 0 1 0 329.500 148.700A33 33 0 0 1 284 112A33 33 0 0 1 242 84A33 33 0 0 1 233.600 34.400z',
    },
    {
      look: 'thin',
      d: 'M196 48A112 112 0 1 0 312 172M138 76l10-5m-54 92l3-11m62 96l11 4m62-17l9-7m-39-73l10 5m-53-68l2 11',
    },
    {
      look: 'fill',
      d: 'M150 98l22-6 8 18-14 12-18-6zM112 178l18-10 14 12-8 16-20 0zM186 168l24-4 8 20-16 14-20-10zM250 184l18-2 6 16-14 10-14-8zM160 236l20-4 6 16-14 12-16-8zM218 118l14-2 6 12-10 10-14-6z',
    },
    {
      look: 'gold',
      d: 'M292 44l22-4 6 16-16 10-14-8zM348 88l16-2 4 12-12 8-10-8zM330 22l10-2 2 8-8 4z',
    },
  ],
  // The plots of a layout, the path to one of them, and a pin above it.
  help: [
    { look: 'body', d: 'M200 108L380 202 200 296 20 202z' },
    {
      look: 'thin',
      d: 'M236 126.800L56 220.800M272 145.600L92 239.600M308 164.400L128 258.400M344 183.200L164 277.200M155 131.500L335 225.500M65 178.500L245 272.500',
    },
    { look: 'line', d: 'M103 158.600L283 252.600M117 151.300L297 245.300' },
    { look: 'tint', d: 'M236 175.700L272 194.500 228 217.500 192 198.700z' },
    { look: 'gold', d: 'M236 175.700L272 194.500 228 217.500 192 198.700z' },
    { look: 'dashed', d: 'M24 110L110 155 206 205' },
    {
      look: 'gold body',
      d: 'M232 196C214 160 184 128 184 88a48 48 0 0 1 96 0c0 40-30 72-48 108M20 110a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
    },
    { look: 'fill', d: 'M214 88a18 18 0 1 0 36 0a18 18 0 1 0-36 0' },
  ],
  // Two badges on a rail: one has a face and a name, the other is blank.
  careers: [
    { look: 'line', d: 'M8 30h384M88 76V42a12 12 0 0 1 24 0v34M288 76V42a12 12 0 0 1 24 0v34' },
    { look: 'gold', d: 'M88 76h24v20H88zM94 96v14h12V96M288 76h24v20h-24zM294 96v14h12V96' },
    { look: 'body', d: 'M20 110h160v202H20z' },
    { look: 'thin', d: 'M32 122h136v178H32z' },
    { look: 'line', d: 'M80 122h40M280 122h40' },
    {
      look: 'gold',
      d: 'M100 144a25 25 0 1 1 0 50 25 25 0 1 1 0-50M54 240c4-28 22-38 46-38s42 10 46 38z',
    },
    { look: 'line', d: 'M54 262h92M70 280h60' },
    {
      look: 'dashed',
      d: 'M220 110h160v202H220zM300 144a25 25 0 1 1 0 50 25 25 0 1 1 0-50M254 240c4-28 22-38 46-38s42 10 46 38z',
    },
  ],
  // Two speech bubbles: a question and an answer.
  faqs: [
    { look: 'body', d: 'M30 26h206v148H114l-42 36v-36H30z' },
    { look: 'gold', d: 'M104 80a28 28 0 1 1 44 23c-11 8-15 13-15 25' },
    { look: 'fill', d: 'M126 146a7 7 0 1 0 14 0a7 7 0 1 0-14 0' },
    { look: 'body', d: 'M168 126h206v126h-44v38l-44-38H168z' },
    { look: 'line', d: 'M194 160h154M194 188h154M194 216h92' },
  ],
} satisfies Record<string, readonly Stroke[]>

export type PageSubject = keyof typeof DRAWINGS

/** Whether there is a drawing for a page, by the name of its route. */
export const isDrawn = (name: string): name is PageSubject => name in DRAWINGS

/** A line drawing of a page's subject. Decorative: the title says the same. */
export function PageDrawing({ of }: { of: PageSubject }) {
  return <LineDrawing set="page" strokes={DRAWINGS[of]} />
}
