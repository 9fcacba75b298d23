/**
 * Draws words and figures as outlines in the site's own face. A drawing shown as an image uses system fonts:
 * some have no Tamil letters, and figures a third wider than ours.
 */
import { readFileSync } from 'node:fs'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'

const open = (name: string) =>
  new Face(new Blob(Uint8Array.from(readFileSync(`assets/fonts/${name}.ttf`))))
const TAMIL = open('anek-tamil')
const LATIN = open('anek-latin')
/** Runs of Tamil letters and of others: the Tamil face has no figures and no space. */
const RUNS = /\p{Script=Tamil}+|\P{Script=Tamil}+/gu

export type Letters = {
  /** In units of the drawing. */
  size: number
  weight: number
  /** The width axis in percent, from 75 to 125. */
  stretch?: number
  /** Extra space after each letter, in units of the drawing. */
  spacing?: number
}

/** A line as path data, centred on x = 0 with its baseline at y = 0. Throws where the fonts lack a letter. */
export function outlineText(text: string, letters: Letters) {
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

/** The width of a line in units of the drawing. */
export const widthOf = (text: string, letters: Letters) => shapeText(text, letters).width

const shaped = new Map<string, ReturnType<typeof shapeAnew>>()

/** The glyphs of a line with their offsets, and its width. Cached, because a plan repeats its figures. */
function shapeText(text: string, letters: Letters) {
  const key = JSON.stringify([text, letters])
  const known = shaped.get(key)
  if (known) return known
  const anew = shapeAnew(text, letters)
  shaped.set(key, anew)
  return anew
}

function shapeAnew(text: string, { size, weight, stretch = 100, spacing = 0 }: Letters) {
  let pen = 0
  const glyphs = (text.match(RUNS) ?? []).flatMap((run) => {
    const face = /\p{Script=Tamil}/u.test(run) ? TAMIL : LATIN
    const scale = size / face.upem
    const font = new Font(face)
    const axes = [`wght=${weight}`, `wdth=${stretch}`]
    font.setVariations(axes.flatMap((axis) => Variation.fromString(axis) ?? []))
    const buffer = new Buffer()
    buffer.addText(run)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    return buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        if (codepoint === 0)
          throw new Error(`"${text}": the fonts of the plans lack a letter of it`)
        const place = { scale, x: pen + xOffset * scale, y: yOffset * scale }
        pen += xAdvance * scale + spacing
        return { commands: font.glyphToJson(codepoint), ...place }
      })
  })
  return { glyphs, width: pen - spacing }
}

/** Writes commands relative to the end of the previous one, in tenths: half the characters of absolute ones. */
function relative() {
  let at: readonly number[] = [0, 0]
  let start = at
  return ({ type, values }: { type: string; values: readonly number[] }) => {
    if (type === 'Z') {
      at = start
      return 'z'
    }
    const tenths = values.map((value) => Math.round(value * 10))
    const steps = tenths.map((value, index) => (value - (at[index % 2] ?? 0)) / 10)
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
