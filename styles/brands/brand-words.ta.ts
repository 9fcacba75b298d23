import localFont from 'next/font/local'

const properties = localFont({
  src: '../fonts/word-tamil-properties.woff2',
  weight: '350',
  variable: '--font-word-properties',
  preload: false,
  adjustFontFallback: false,
})

const cinema = localFont({
  src: '../fonts/word-tamil-cinemas.woff2',
  weight: '700',
  variable: '--font-word-cinema',
  preload: false,
  adjustFontFallback: false,
})

const cricket = localFont({
  src: '../fonts/word-tamil-cricket.woff2',
  weight: '800',
  variable: '--font-word-cricket',
  preload: false,
  adjustFontFallback: false,
})

/** Classes of the three ventures' Tamil names, each in its own brand's face (tools/art/fonts.ts). */
export const ventureWords = `${properties.variable} ${cinema.variable} ${cricket.variable}`
