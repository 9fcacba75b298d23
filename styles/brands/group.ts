import localFont from 'next/font/local'

const display = localFont({
  src: '../fonts/display-group.woff2',
  weight: '350',
  display: 'swap',
  variable: '--font-display',
  adjustFontFallback: 'Arial',
})

/** The display face of the group brand, in `--font-display`. */
export const groupFont = display.variable
