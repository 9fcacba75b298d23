import localFont from 'next/font/local'
import { rupee } from './rupee'
import './tamil.css'

/** Latin letters and digits within Tamil text: Anek Latin, width 100, in two weights, without kerning. */
const latin = localFont({
  src: [
    { path: './fonts/text-latin-400.woff2', weight: '400' },
    { path: './fonts/text-latin-600.woff2', weight: '600' },
  ],
  display: 'swap',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
})

/** The Tamil text face, which replaces `text.ts`: Anek Tamil, width 100, in two weights. */
const tamil = localFont({
  src: [
    { path: './fonts/text-tamil-400.woff2', weight: '400' },
    { path: './fonts/text-tamil-600.woff2', weight: '600' },
  ],
  display: 'swap',
  variable: '--font-tamil',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0B82-0BFA, U+200C-200D, U+25CC' }],
})

export const textFonts = `${latin.variable} ${rupee.variable} ${tamil.variable}`
