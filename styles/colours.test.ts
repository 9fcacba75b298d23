import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type Declaration } from 'postcss'

/** Biome has no rule against raw colours. */

/** Style sheets that may name colours: the tokens, and the league teams' colours. */
const NAMED_IN = ['styles/tokens.css', 'components/cricket/TeamColours.module.css']

/** Colour notations and common keywords. System colours are allowed. */
const RAW_COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|(?<![\w-])(?:black|white|gr[ae]y|silver|red|maroon|crimson|orange|yellow|gold|green|teal|navy|blue|purple|ivory)(?![\w-])/gi

const stylesIn = (folder: string) =>
  readdirSync(path.join(process.cwd(), folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)

function isPrinted(declaration: Declaration) {
  for (let node = declaration.parent; node; node = node.parent as typeof node) {
    if (node.type === 'atrule' && 'params' in node && node.params === 'print') return true
  }
  return false
}

/**
 * Returns the raw colours of a declaration. Black is allowed in masks, where only its opacity counts, and in print,
 * where it is ink.
 */
function rawColours(declaration: Declaration): string[] {
  const value = declaration.value.replace(/url\([^)]*\)/g, '')
  const isBlackAllowed = declaration.prop.startsWith('mask') || isPrinted(declaration)
  return (value.match(RAW_COLOUR) ?? []).filter((colour) => !(isBlackAllowed && colour === 'black'))
}

function rawColoursOf(css: string): string[] {
  const found: string[] = []
  postcss.parse(css).walkDecls((declaration) => {
    found.push(...rawColours(declaration).map((colour) => `${declaration.prop}: ${colour}`))
  })
  return found
}

test.each(
  [...stylesIn('components'), ...stylesIn('styles')].filter((file) => !NAMED_IN.includes(file)),
)('%s takes its colours from the tokens', (file) => {
  expect(rawColoursOf(readFileSync(path.join(process.cwd(), file), 'utf8'))).toEqual([])
})

test.each([
  ['a { color: white }', ['color: white']],
  [
    'a { background: linear-gradient(90deg, Black, #fff 40%) }',
    ['background: Black', 'background: #fff'],
  ],
  ['a { color: var(--white); fill: CanvasText; background: url(#fade); white-space: nowrap }', []],
  ['a { mask-image: linear-gradient(black, transparent) }', []],
  ['a { mask-image: linear-gradient(white, transparent) }', ['mask-image: white']],
  ['@media print { @supports (color: red) { a { color: black } } }', []],
  ['@media print { a { color: grey } }', ['color: grey']],
])('%s', (css, raw) => {
  expect(rawColoursOf(css)).toEqual(raw)
})
