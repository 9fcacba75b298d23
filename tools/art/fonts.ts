/**
 * Cuts Anek Latin and Anek Tamil (SIL OFL, @fontsource-variable) into the faces the site uses: one text
 * face and one static display face per brand. The whole two-axis file would add 71 kB to each page.
 *
 * The results are committed, so a build needs no font tools. Run again after a change of the
 * characters or faces below: npx tsx tools/art/fonts.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { fileOf } from '@/content/folder'
import { readJson } from '@/content/json'
import { labels } from '@/content/labels'

const FILES = 'node_modules/@fontsource-variable'
const OUT = 'styles/fonts'

type Cut = {
  text: string
  axes: Readonly<Record<string, number | { min: number; max: number }>>
  features?: readonly string[]
}
type Face = { name: string } & Partial<Cut> & Pick<Cut, 'axes'>

/** The characters of the site's copy: printable ASCII, accented Latin-1 letters, dashes, quotes and marks. */
const LATIN = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => i + 32))} ©«»·×àáâäçèéêëìíîïñòóôöùúûü–—‘’“”•…−→←↑↗ `
const RUPEE = '₹'

/** Display faces carry letters, figures and the few marks that headings use. */
const DISPLAY =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'’‘“”&–—-+−/%()× "

/** The subset of `DISPLAY` for Tamil headings, which contain no Latin letters. */
const FIGURES = DISPLAY.replace(/[A-Za-z]/g, '')

/**
 * The OpenType features that browsers apply by default, and tabular figures. Leaving out the family's
 * alternates, small figures and fractions makes a face a tenth smaller.
 */
const LATIN_FEATURES = [
  'ccmp',
  'locl',
  'rvrn',
  'rlig',
  'liga',
  'clig',
  'calt',
  'rclt',
  'kern',
  'mark',
  'mkmk',
  'tnum',
]

/** Latin features beside Tamil text, without kerning: it is two fifths of a Latin face and hardly visible there. */
const UNKERNED = LATIN_FEATURES.filter((feature) => feature !== 'kern')

/** The Tamil letters and signs in use, without Tamil digits. Conjunct forms are included with their letters. */
const TAMIL = 'ஃஅஆஇஈஉஊஎஏஐஒஓஔகஙசஜஞடணதநனபமயரறலளழவஶஷஸஹாிீுூெேைொோௌ்\u0bd7\u200c\u200d\u25cc'

/**
 * Features that Tamil shaping needs. Kerning and distances are left out: they are a twelfth of a face and change
 * the width of 56 of the 2,676 words in use, by 0.08 em at most.
 */
const TAMIL_FEATURES = [
  'akhn',
  'half',
  'haln',
  'pref',
  'blwf',
  'abvf',
  'pstf',
  'pres',
  'abvs',
  'blws',
  'psts',
  'abvm',
  'blwm',
  ...UNKERNED,
]

/**
 * Tamil faces of the group and of properties are heavier and narrower than the Latin ones: words are half as wide again. Two static text faces (26.7 kB) are smaller than a variable one (33 kB).
 */
const TAMIL_FACES: readonly Face[] = [
  { name: 'text-tamil-400', axes: { wdth: 100, wght: 400 } },
  { name: 'text-tamil-600', axes: { wdth: 100, wght: 600 } },
  { name: 'display-tamil-group', axes: { wdth: 96, wght: 460 } },
  { name: 'display-tamil-properties', axes: { wdth: 100, wght: 400 } },
  { name: 'display-tamil-cinemas', axes: { wdth: 125, wght: 700 } },
  { name: 'display-tamil-cricket', axes: { wdth: 75, wght: 800 } },
]

const FACES: readonly (Face & { text: string; rupee?: boolean })[] = [
  { name: 'text', text: LATIN, axes: { wdth: 100, wght: { min: 400, max: 600 } } },
  { name: 'text-latin-400', text: LATIN, axes: { wdth: 100, wght: 400 }, features: UNKERNED },
  { name: 'text-latin-600', text: LATIN, axes: { wdth: 100, wght: 600 }, features: UNKERNED },
  { name: 'display-group', text: `${DISPLAY}@`, axes: { wdth: 120, wght: 350 } },
  { name: 'display-properties', text: DISPLAY, axes: { wdth: 125, wght: 350 }, rupee: true },
  { name: 'display-cinemas', text: DISPLAY, axes: { wdth: 125, wght: 700 } },
  { name: 'display-cricket', text: DISPLAY, axes: { wdth: 75, wght: 800 } },
  { name: 'figures-group', text: FIGURES, axes: { wdth: 100, wght: 420 } },
  { name: 'figures-properties', text: FIGURES, axes: { wdth: 110, wght: 340 } },
  { name: 'figures-cinemas', text: FIGURES, axes: { wdth: 125, wght: 700 } },
  { name: 'figures-cricket', text: FIGURES, axes: { wdth: 75, wght: 800 } },
  { name: 'word-properties', text: 'Properties', axes: { wdth: 125, wght: 350 } },
  { name: 'word-cinema', text: 'CINEMA', axes: { wdth: 125, wght: 700 } },
  { name: 'word-cricket', text: 'CRICKET', axes: { wdth: 75, wght: 800 } },
]

const latin = readFileSync(`${FILES}/anek-latin/files/anek-latin-latin-wdth-normal.woff2`)
const extended = readFileSync(`${FILES}/anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2`)

mkdirSync(OUT, { recursive: true })

for (const { name, text, axes, rupee, features = LATIN_FEATURES } of FACES) {
  await cut(name, latin, { text, axes, features })
  if (name !== 'text' && !rupee) continue
  // The rupee sign is in the family's latin-ext file, so it becomes a face of one glyph.
  await cut(`${name}-rupee`, extended, { text: RUPEE, axes })
}

const tamil = readFileSync(`${FILES}/anek-tamil/files/anek-tamil-tamil-wdth-normal.woff2`)
const { ventures } = readJson(fileOf('home/home.json', 'ta')) as {
  ventures: { panels: readonly { name: string }[] }
}
/** The name of the other language, shown in the language link of English pages. */
const languageName = {
  name: 'word-tamil',
  text: labels.language,
  axes: { wdth: 100, wght: 500 },
}
const words = ['properties', 'cinemas', 'cricket'].map((brand, index): Face => {
  const face = TAMIL_FACES.find(({ name }) => name === `display-tamil-${brand}`)
  const text = ventures.panels[index]?.name
  if (!face || !text) throw new Error(`${brand} has no face or no name in Tamil`)
  return { ...face, name: `word-tamil-${brand}`, text }
})
for (const { name, axes, text = TAMIL } of [...TAMIL_FACES, ...words, languageName]) {
  await cut(name, tamil, { text, axes, features: TAMIL_FEATURES })
}

// For sharing images, made at build time by sharp, which cannot read woff2: the whole family with both axes.
const sharing = await subsetFont(latin, DISPLAY, { targetFormat: 'truetype' })
writeFileSync('assets/fonts/anek-latin.ttf', sharing)
console.log('sharing', sharing.length)
const sharingTamil = await subsetFont(tamil, TAMIL, { targetFormat: 'truetype' })
writeFileSync('assets/fonts/anek-tamil.ttf', sharingTamil)
console.log('sharing, Tamil', sharingTamil.length)

/** Writes a subset of `family` with the characters of `text`, and prints its size. Keeps all features by default. */
async function cut(name: string, family: Buffer, { text, axes, features }: Cut) {
  const face = await subsetFont(family, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  })
  writeFileSync(`${OUT}/${name}.woff2`, face)
  console.log(name, face.length)
}
