import localFont from 'next/font/local'
import { rupee } from './rupee'

/** The text face: Anek Latin, width 100, weights 400 to 600. */
const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
})

/** Class names that put the text faces into `--font-text` and `--font-rupee`. */
export const textFonts = `${text.variable} ${rupee.variable}`
