import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** Relative luminance of a colour in 8-bit sRGB (WCAG 2.2). */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/**
 * The contrast of light words with the brightest spot behind them. A spot is the mean of 4 × 4 pixels:
 * a single bright pixel hides no letter.
 */
export async function worstContrast(words: Locator): Promise<number> {
  const page = words.page()
  const colour = await words.evaluate((element) => {
    const [r = 0, g = 0, b = 0] =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? []
    return [r, g, b]
  })
  // The letters, not the line that they stand on.
  const clip = await words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x, y, width, height }
  })
  const show = (visibility: string) =>
    words.evaluate((element, value) => {
      if (element instanceof HTMLElement) element.style.visibility = value
    }, visibility)
  await show('hidden')
  const picture = await page.screenshot({ clip })
  await show('')
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize(Math.max(1, Math.round(clip.width / 4)), Math.max(1, Math.round(clip.height / 4)), {
      fit: 'fill',
      kernel: 'linear',
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let brightest = 0
  for (let at = 0; at < data.length; at += info.channels) {
    brightest = Math.max(brightest, luminance([...data.subarray(at, at + 3)]))
  }
  return (luminance(colour) + 0.05) / (brightest + 0.05)
}
