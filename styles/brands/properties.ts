import localFont from 'next/font/local'

const display = localFont({
  src: '../fonts/display-properties.woff2',
  weight: '200',
  display: 'swap',
  variable: '--font-display',
  adjustFontFallback: 'Arial',
})

/** The price figure is this brand's hero, so its rupee sign is cut in the same weight. */
const rupee = localFont({
  src: '../fonts/display-properties-rupee.woff2',
  weight: '200',
  display: 'swap',
  variable: '--font-display-rupee',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
})

/** The display faces of the properties brand, in `--font-display` and `--font-display-rupee`. */
export const propertiesFont = `${display.variable} ${rupee.variable}`
