import localFont from 'next/font/local'
import { cinemasFont as latinFont } from './cinemas'

/** With the Tamil letters of the brand's face, in `--font-display-tamil`. */
const tamil = localFont({
  src: '../fonts/display-tamil-cinemas.woff2',
  weight: '700',
  display: 'swap',
  variable: '--font-display-tamil',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0B82-0BFA, U+200C-200D, U+25CC' }],
})

export const cinemasFont = `${latinFont} ${tamil.variable}`
