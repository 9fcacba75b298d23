/**
 * Draws words and figures as outlines in the site's own face. A drawing that is shown as an image takes its
 * letters from the system: some draw boxes in the place of Tamil ones, and figures a third wider than ours.
 */
import { readFileSync } from 'node:fs'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'

const open = (name) => new Face(new Blob(Uint8Array.from(readFileSync(`assets/fonts/${name}.ttf`))))
const TAMIL = open('anek-tamil')
const LATIN = open('anek-latin')
/** Tamil letters, and what stands between them: the Tamil face has no figures and no space. */
const RUNS = /\p{Script=Tamil}+|\P{Script=Tamil}+/gu

/**
 * @param {string} text one line
 * @param {{ size: number, weight: number, stretch?: number, spacing?: number }} letters size and room after each
 *   letter in units of the drawing; the width of the letters in percent, from 75 to 125
 * @returns {string} path data, centred on 0 and standing on 0; throws where the fonts lack a letter
 */
export function outlineText(text, letters) {
  const { glyphs, width } = shapeText(text, letters)
  const middle = width / 2
  return glyphs
    .flatMap(({ commands, scale, x, y }) =>
      commands.map(({ type, values }) => ({
        type,
        values: values.map((value, at) =>
          at % 2 === 0 ? x + value * scale - middle : -(y + value * scale),
        ),
      })),
    )
    .map(relative())
    .join('')
}

/** Width of a line in units of the drawing. */
export const widthOf = (text, letters) => shapeText(text, letters).width

const shaped = new Map()

/** The letters of a line with their places from its start, and its width. A plan repeats its figures, shaped once. */
function shapeText(text, letters) {
  const key = JSON.stringify([text, letters])
  if (!shaped.has(key)) shaped.set(key, shapeAnew(text, letters))
  return shaped.get(key)
}

function shapeAnew(text, { size, weight, stretch = 100, spacing = 0 }) {
  let pen = 0
  const glyphs = (text.match(RUNS) ?? []).flatMap((run) => {
    const face = /\p{Script=Tamil}/u.test(run) ? TAMIL : LATIN
    const scale = size / face.upem
    const font = new Font(face)
    font.setVariations([`wght=${weight}`, `wdth=${stretch}`].map(Variation.fromString))
    const buffer = new Buffer()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance, xOffset, yOffset }) => {
      if (codepoint === 0) throw new Error(`"${text}": the fonts of the plans lack a letter of it`)
      const place = { scale, x: pen + xOffset * scale, y: yOffset * scale }
      pen += xAdvance * scale + spacing
      return { commands: font.glyphToJson(codepoint), ...place }
    })
  })
  return { glyphs, width: pen - spacing }
}

/** Writes one command after another from where the last one ended, in tenths: half the letters of absolute ones. */
function relative() {
  let at = [0, 0]
  let start = at
  return ({ type, values }) => {
    if (type === 'Z') {
      at = start
      return 'z'
    }
    const tenths = values.map((value) => Math.round(value * 10))
    const steps = tenths.map((value, index) => (value - at[index % 2]) / 10)
    at = tenths.slice(-2)
    if (type === 'M') start = at
    return (
      type.toLowerCase() +
      steps
        .join(' ')
        .replaceAll(' -', '-')
        .replace(/(?<!\d)0\./g, '.')
    )
  }
}
