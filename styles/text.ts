import localFont from 'next/font/local'

/** The text face: Anek Latin, width 100, weights 400 to 600. */
const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
})

/** The rupee sign of the same family: fetched only by pages that show a price. */
const rupee = localFont({
  src: './fonts/text-rupee.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-rupee',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
})

/** Class names that put the text faces into `--font-text` and `--font-rupee`. */
export const textFonts = `${text.variable} ${rupee.variable}`
