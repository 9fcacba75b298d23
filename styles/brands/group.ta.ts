import localFont from 'next/font/local'

/** Only digits and punctuation: Tamil headings have no Latin letters. */
const figures = localFont({
  src: '../fonts/figures-group.woff2',
  weight: '460',
  display: 'swap',
  variable: '--font-display',
  adjustFontFallback: false,
})

const tamil = localFont({
  src: '../fonts/display-tamil-group.woff2',
  weight: '460',
  display: 'swap',
  variable: '--font-display-tamil',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0B82-0BFA, U+200C-200D, U+25CC' }],
})

/** The Tamil display faces of the brand, in `--font-display-tamil` and, for figures, `--font-display`. */
export const groupFont = `${figures.variable} ${tamil.variable}`
