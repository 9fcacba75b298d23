import localFont from 'next/font/local'

const display = localFont({
  src: '../fonts/display-cricket.woff2',
  weight: '800',
  display: 'swap',
  variable: '--font-display',
  adjustFontFallback: 'Arial',
})

/** The display face of the cricket brand, in `--font-display`. */
export const cricketFont = display.variable
