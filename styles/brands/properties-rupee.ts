import localFont from 'next/font/local'

/** Prices are set large in this brand's face, so its rupee sign has the same weight. */
const rupee = localFont({
  src: '../fonts/display-properties-rupee.woff2',
  weight: '350',
  display: 'swap',
  variable: '--font-display-rupee',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
})

/** The rupee sign of the properties brand's face, in `--font-display-rupee`. */
export const propertiesRupee = rupee.variable
