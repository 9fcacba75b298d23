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

/** The name of the Tamil edition in the link to it, for devices without a Tamil font. */
const tamil = localFont({
  src: './fonts/word-tamil.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-tamil',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0B82-0BFA' }],
})

/** Classes that set `--font-text`, `--font-rupee` and `--font-tamil`. */
export const textFonts = `${text.variable} ${rupee.variable} ${tamil.variable}`
