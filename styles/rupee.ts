import localFont from 'next/font/local'

/** The rupee sign of the text face: only loaded by pages that show a price. */
export const rupee = localFont({
  src: './fonts/text-rupee.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-rupee',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
})
