import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { convert } from 'fontverter'

/** Imported by Node itself, because Jest cannot load modules with top-level await. */
const harfbuzz: Promise<typeof import('harfbuzzjs')> = vm.runInThisContext("import('harfbuzzjs')", {
  importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
})

/** Placeholder for the missing base letter of a sign. */
const DOTTED_CIRCLE = 0x25cc
/** The glyph for letters that a font lacks: an empty box. */
const MISSING = 0

/**
 * Returns a function that finds defects of a word in a font: a missing letter, or a sign without its letter. Uses the
 * same shaping as browsers, so conjunct forms are included.
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

/** The distinct words in Tamil letters of a text. */
export const tamilWords = (text: string): readonly string[] => [
  ...new Set(text.match(/[\p{Script=Tamil}\u200c\u200d]+/gu)),
]

type Rule = { family: string; file: string; isWhole: boolean }

/** The Tamil fonts in a page's styles. */
export function tamilFonts(html: string): readonly Rule[] {
  return [...html.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const file = /url\(([^)]+\.woff2)\)/.exec(rule)?.[1]
    const family = /font-family:([^;]+)/.exec(rule)?.[1]
    if (!file || !family || !/tamil/i.test(file)) return []
    return [{ family, file, isWhole: rule.includes('unicode-range:') }]
  })
}
