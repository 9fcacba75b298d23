import localFont from 'next/font/local'

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

/** The rupee sign of the properties brand's face, in `--font-display-rupee`. */
export const propertiesRupee = rupee.variable
