/**
 * Cuts Anek Latin (SIL OFL, @fontsource-variable/anek-latin) into the faces the site uses: one text
 * face and one static display face per brand. The whole two-axis file is 71 kB too much for a phone.
 *
 * The results are committed, so a build needs no font tools. Run again after a change of the
 * characters or faces below: npm run fonts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const FILES = 'node_modules/@fontsource-variable/anek-latin/files'
const OUT = 'styles/fonts'

/** What the site's copy uses: printable ASCII, the Latin-1 letters of names, dashes, quotes, marks. */
const LATIN = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32))} ©«»·×àáâäçèéêëìíîïñòóôöùúûü–—‘’“”•…−→←↑↗ `
const RUPEE = '₹'

/** Display faces carry letters, figures and the few marks that headings use. */
const DISPLAY =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'’‘“”&–—-+−/%()× "

const FACES = [
  { name: 'text', text: LATIN, axes: { wdth: 100, wght: { min: 400, max: 600 } } },
  { name: 'display-group', text: DISPLAY, axes: { wdth: 120, wght: 270 } },
  { name: 'display-properties', text: DISPLAY, axes: { wdth: 125, wght: 200 }, rupee: true },
  { name: 'display-cinemas', text: DISPLAY, axes: { wdth: 125, wght: 700 } },
  { name: 'display-cricket', text: DISPLAY, axes: { wdth: 75, wght: 800 } },
  { name: 'word-properties', text: 'Properties', axes: { wdth: 125, wght: 200 } },
  { name: 'word-cinema', text: 'CINEMA', axes: { wdth: 125, wght: 700 } },
  { name: 'word-cricket', text: 'CRICKET', axes: { wdth: 75, wght: 800 } },
]

const latin = readFileSync(`${FILES}/anek-latin-latin-wdth-normal.woff2`)
const extended = readFileSync(`${FILES}/anek-latin-latin-ext-wdth-normal.woff2`)

mkdirSync(OUT, { recursive: true })

for (const { name, text, axes, rupee } of FACES) {
  const face = await subsetFont(latin, text, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(`${OUT}/${name}.woff2`, face)
  console.log(name, face.length)
  if (name !== 'text' && !rupee) continue
  // The rupee sign lives in the family's latin-ext file, so it travels as a face of one glyph.
  const sign = await subsetFont(extended, RUPEE, { targetFormat: 'woff2', variationAxes: axes })
  writeFileSync(`${OUT}/${name}-rupee.woff2`, sign)
  console.log(`${name}-rupee`, sign.length)
}

// Sharing images are set by sharp, which reads no woff2: the whole family with both axes, for the build alone.
const sharing = await subsetFont(latin, DISPLAY, { targetFormat: 'truetype' })
writeFileSync('assets/fonts/anek-latin.ttf', sharing)
console.log('sharing', sharing.length)
