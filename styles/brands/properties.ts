import localFont from 'next/font/local'
import { propertiesRupee } from './properties-rupee'

const display = localFont({
  src: '../fonts/display-properties.woff2',
  weight: '350',
  display: 'swap',
  variable: '--font-display',
  adjustFontFallback: 'Arial',
})

/** The display faces of the properties brand, in `--font-display` and `--font-display-rupee`. */
export const propertiesFont = `${display.variable} ${propertiesRupee}`
