/** The WCAG 2 contrast of two hex colours, from 1 to 21. */
export const contrast = (one: string, other: string) => contrastOf(partsOf(one), partsOf(other))

/** The WCAG 2 contrast of two colours of red, green and blue from 0 to 255. */
export function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function partsOf(hex: string): number[] {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16))
}

function luminance(colour: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
