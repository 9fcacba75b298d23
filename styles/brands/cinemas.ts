import localFont from 'next/font/local'

const display = localFont({
  src: '../fonts/display-cinemas.woff2',
  weight: '700',
  display: 'swap',
  variable: '--font-display',
  adjustFontFallback: 'Arial',
})

/** The display face of the cinemas brand, in `--font-display`. */
export const cinemasFont = display.variable
