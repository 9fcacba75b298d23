/** Draws the words on a plan as outlines, each defined once and referenced wherever it is used. */
import { type Letters, outlineText, widthOf } from './outline-text'

/** From the baseline to the middle of a capital or a figure, as a share of the font size. */
export const MIDDLE = 0.32

/** The position of words: x and y, within a transform. */
type Place = { x: number; y: number; transform?: string | undefined }

export type Outlines = ReturnType<typeof collectOutlines>

/** Collects the outlines of a drawing: `use` writes a line centred on x, `definitions` all that were used. */
export function collectOutlines() {
  const paths = new Map<string, { id: string; drawn: string }>()

  function pathOf(line: string, letters: Letters) {
    const key = JSON.stringify([line, letters])
    const known = paths.get(key)
    if (known) return known
    const id = `words-${paths.size + 1}`
    const d = outlineText(line, letters)
    const path = { id, drawn: `<path id="${id}" data-words="${escapeText(line)}" d="${d}"/>` }
    paths.set(key, path)
    return path
  }

  return {
    use(line: string, letters: Letters, { x, y, transform }: Place) {
      const { id } = pathOf(line, letters)
      const place = { transform, x: tenth(x), y: tenth(y) }
      const attributes = Object.entries(place).filter(([, value]) => value)
      return `<use href="#${id}"${attributes.map(([name, value]) => ` ${name}="${value}"`).join('')}/>`
    },
    definitions: () => [...paths.values()].map(({ drawn }) => drawn).join('\n'),
  }
}

/** Escapes a text for SVG, as content or in an attribute. */
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A number rounded to a tenth. */
export const tenth = (value: number) => Math.round(value * 10) / 10

/** The least scale of enlarged words that do not fit; below that they overflow, to stay readable. */
const SMALLEST = 0.82

/** Fits enlarged words to a width: broken between words, and smaller where that is not enough. */
export function fitWords(text: string, letters: Letters, room: number) {
  const widest = (lines: readonly string[]) =>
    Math.max(...lines.map((line) => widthOf(line, letters) + (letters.spacing ?? 0) * line.length))
  const whole = text.split('\n')
  const lines = widest(whole) > room ? text.split(/\s/) : whole
  const size = letters.size * Math.min(1, Math.max(SMALLEST, room / widest(lines)))
  return {
    text: lines.join('\n'),
    letters: { ...letters, size },
    rise: (lines.length - 1) * 0.625 * size,
  }
}

/** Draws words centred on a place, on several lines where they contain breaks. */
export function drawWords(
  outlines: Outlines,
  text: string,
  letters: Letters,
  { x, y, transform }: Place,
) {
  const lines = text.split('\n')
  return lines
    .map((line, at) =>
      outlines.use(line, letters, { x, y: y + at * letters.size * 1.25, transform }),
    )
    .join('')
}
