import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { convert } from 'fontverter'

/** Jest loads no module that waits while it loads, as this one does; Node itself does. */
const harfbuzz: Promise<typeof import('harfbuzzjs')> = vm.runInThisContext("import('harfbuzzjs')", {
  importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
})

/** Stands in the place of a letter before a sign that has none. */
const DOTTED_CIRCLE = 0x25cc
/** The glyph of every letter that a font does not have: an empty box. */
const MISSING = 0

/**
 * What is wrong with a word as a font draws it: it lacks a letter, or a sign stands without one. Shaped as
 * browsers shape it, so that the joined forms count.
 */
export async function readFont(file: string): Promise<(word: string) => string | undefined> {
  const { Blob, Buffer, Face, Font, shape } = await harfbuzz
  const face = new Face(new Blob(Uint8Array.from(await convert(readFileSync(file), 'sfnt'))))
  const font = new Font(face)
  const circle = font.nominalGlyph(DOTTED_CIRCLE)
  return (word) => {
    const buffer = new Buffer()
    buffer.addText(word)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
    if (glyphs.includes(MISSING)) return 'a letter is missing'
    return circle !== undefined && glyphs.includes(circle) ? 'a sign has no letter' : undefined
  }
}

/** The words in Tamil letters of a text, each once. */
export const tamilWords = (text: string): readonly string[] => [
  ...new Set(text.match(/[\p{Script=Tamil}\u200c\u200d]+/gu)),
]

type Rule = { family: string; file: string; isWhole: boolean }

/** The Tamil fonts of a page, by what its style says. */
export function tamilFonts(html: string): readonly Rule[] {
  return [...html.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const file = /url\(([^)]+\.woff2)\)/.exec(rule)?.[1]
    const family = /font-family:([^;]+)/.exec(rule)?.[1]
    if (!file || !family || !/tamil/i.test(file)) return []
    return [{ family, file, isWhole: rule.includes('unicode-range:') }]
  })
}
