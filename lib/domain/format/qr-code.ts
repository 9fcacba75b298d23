import { encode } from 'uqr'

/** The quiet zone around a QR code, in modules (ISO/IEC 18004). */
const MARGIN = 4

/** A QR code of a text as an SVG file: one path, with a box for each horizontal run of dark modules. */
export function qrCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.map((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join(''),
  )
  const side = size + 2 * MARGIN
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}"><path d="${path.join('')}"/></svg>
`
}
