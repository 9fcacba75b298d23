import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import parseSelectors, { type Container, type Node } from 'postcss-selector-parser'

/** No linter compares a style sheet with the components that import it. */

/** Components that render one element or one text, whose elements a parent may style. */
const PARTS: Readonly<Record<string, RegExp>> = {
  a: /<(?:Link|TextLink|LinkButton|Inline|ProseText)\b/,
  h3: /<Disclosure\b/,
  img: /<\w*(?:Picture|Crest|Portrait)\b/,
  li: /<ProseText\b/,
  p: /<ProseText\b/,
  picture: /<\w*Picture\b/,
  svg: /<(?:Icon|Arrow|Crest|\w+(?:Drawing|Mark|Sign|Parts))\b/,
}

/** The root element, and form controls that need no class. */
const BY_ITSELF = ['html', 'body', 'option', 'select', 'textarea']

/** Site-wide attributes, and those that a script sets on an element around the component's. */
const AGREED = [
  ...['data-brand', 'data-ground', 'data-hidden-by-notice', 'data-site-menu'],
  ...['data-scene', 'data-tabs'],
]

/** Attributes for states and values, set by browsers and scripts. */
const STATE = /^(?:aria-\w+|checked|hidden|id|open|placeholder|type|value)$/

/** Style sheets that style elements of other components, with the reason. */
const BEYOND: Readonly<Record<string, string>> = {
  'cricket/SeasonRecord': 'filters its matches without a script, by what stands in them',
  'intro/Intro': 'the header gives way while the show is open',
  'media/MapFacade': 'the frame of a map is of a package',
  'project/FactSheet': 'lays the whole page out on paper',
  'sections/CarouselHero': 'an island has a wrapper without a box',
  'sections/SectionHead': 'a note is a text or a link',
}

const files = readdirSync(path.join(process.cwd(), 'components'), {
  recursive: true,
  encoding: 'utf8',
}).map((file) => `components/${file.split(path.sep).join('/')}`)

const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8')
const sheets = files.filter((file) => file.endsWith('.module.css'))
const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.')).map(read)

/** Returns the code that imports a style sheet, or one that composes it. */
function wearersOf(sheet: string) {
  const name = path.basename(sheet)
  const composing = sheets.filter((other) => read(other).includes(`/${name}"`))
  const worn = [name, ...composing.map((other) => path.basename(other))]
  return sources.filter((code) => worn.some((each) => code.includes(`/${each}'`))).join('\n')
}

const isKnown = (attribute: string) => STATE.test(attribute) || AGREED.includes(attribute)

/** True if the rest of the compound selector matches the root element. */
const isOfRoot = (node: Container<string> | Node) => {
  const compound: Pick<Node, 'type' | 'value'>[] = []
  for (let near = node.prev(); near && near.type !== 'combinator'; near = near.prev())
    compound.push(near)
  for (let near = node.next(); near && near.type !== 'combinator'; near = near.next())
    compound.push(near)
  return compound.some(
    ({ type, value }) =>
      (type === 'pseudo' && value === ':root') || (type === 'tag' && value === 'html'),
  )
}

/** `:lang(ta)` and `:nth-child(n)` contain no elements, and `:root:not([data-tags])` matches the root. */
function isApart(node: Node) {
  for (let up = node.parent; up; up = up.parent) {
    if (up.type === 'pseudo' && (/nth|lang/.test(up.value) || isOfRoot(up))) return true
  }
  return false
}

/** Returns tags and attributes in a style sheet that the code importing it does not write. */
function reach(css: string, code: string): string[] {
  const found: string[] = []
  postcss.parse(css).walkRules((rule) => {
    if (
      rule.parent?.type === 'atrule' &&
      'name' in rule.parent &&
      /keyframes$/.test(rule.parent.name)
    ) {
      return
    }
    parseSelectors((selectors) => {
      selectors.walk((node) => {
        if (isApart(node)) return
        if (node.type === 'tag' && !BY_ITSELF.includes(node.value)) {
          const isWritten = new RegExp(`<(?:m\\.)?${node.value}\\b|'${node.value}'`).test(code)
          if (!isWritten && !PARTS[node.value]?.test(code))
            found.push(`${rule.selector}: ${node.value}`)
        }
        if (node.type === 'attribute' && !isKnown(node.attribute) && !isOfRoot(node)) {
          const isWritten = new RegExp(`${node.attribute}\\b`).test(code)
          if (!isWritten) found.push(`${rule.selector}: [${node.attribute}]`)
        }
      })
    }).processSync(rule.selector)
  })
  return found.map((each) => each.replace(/\s+/g, ' '))
}

test.each(sheets)('%s only styles what its own component renders', (sheet) => {
  const beyond = reach(read(sheet), wearersOf(sheet))
  const isBeyond = sheet.slice('components/'.length, -'.module.css'.length) in BEYOND
  if (isBeyond) expect(beyond).not.toEqual([])
  else expect(beyond).toEqual([])
})

test.each([
  ['.root > li { color: red }', '<ul><li>', []],
  ['.root > li { color: red }', '<ul><Item>', ['.root > li: li']],
  ['.root svg { color: red }', '<Icon name="phone" />', []],
  ['.root [data-half] { color: red }', '<p data-half={isHalf}>', []],
  ['.root [data-half] { color: red }', '<Field />', ['.root [data-half]: [data-half]']],
  [':root[data-consent="ask"] .root, html:lang(ta) .root { color: red }', '<div>', []],
  [':root:not([data-tags]) .root { color: red }', '<div>', []],
  ['.root[open], .root[aria-current="page"], .root:nth-child(2 of li) { color: red }', '<div>', []],
  ['@keyframes a { from { color: red } }', '', []],
])('%s beside %s', (css, code, beyond) => {
  expect(reach(css, code)).toEqual(beyond)
})
