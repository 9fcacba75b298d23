import localFont from 'next/font/local'

const properties = localFont({
  src: '../fonts/word-properties.woff2',
  weight: '350',
  variable: '--font-word-properties',
  preload: false,
  adjustFontFallback: 'Arial',
})

const cinema = localFont({
  src: '../fonts/word-cinema.woff2',
  weight: '700',
  variable: '--font-word-cinema',
  preload: false,
  adjustFontFallback: 'Arial',
})

const cricket = localFont({
  src: '../fonts/word-cricket.woff2',
  weight: '800',
  variable: '--font-word-cricket',
  preload: false,
  adjustFontFallback: 'Arial',
})

/**
 * Classes of the three ventures' names in their own brand's face: subsets of about 1 kB with only the letters of
 * "Properties", "CINEMA" and "CRICKET". Another word needs another subset (tools/art/fonts.ts).
 */
export const ventureWords = `${properties.variable} ${cinema.variable} ${cricket.variable}`
