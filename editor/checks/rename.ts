import { z } from 'zod'
import { fileOf } from '@/content/folder'
import { documentTypeOf, ownPageOf } from '@/content/registry'
import { pagesOf } from '@/content/rules/links'
import type { Content } from '@/content/rules/rule'
import { hashOf, wordsOf } from '@/content/translated-words'
import { setAt } from '@/editor/checks/entry'
import { surveyOf, textOf } from '@/editor/checks/project-files'
import type { Path } from '@/tools/content/checks/entry'
import { PICTURE_LIST } from '@/tools/content/checks/images'
import type { SchemaNode } from '@/tools/content/checks/meta'
import { PAPER_LIST, papers } from '@/tools/content/checks/paper-list'
import { SOURCES } from '@/tools/content/checks/text'
import type { Change } from '@/tools/content/checks/validate'
import { readSurvey } from '@/tools/plans/facts'

const REDIRECTS = 'redirects.json'

/** Folders whose entries share names: renaming one renames the other. */
const TOGETHER = [
  ['projects', 'projects/plots'],
  ['projects', 'projects/plans'],
  ['fixtures', 'results'],
] as const

/**
 * The changes that rename an entry in addresses: its own files, references and links to it in both languages, and a
 * redirect from its old address. `survey` is the drawing of its plan, if it is a project with one.
 */
export function renamed(
  from: string,
  slug: string,
  content: Content,
  survey?: string | null,
): readonly Change[] {
  const [, folder = '', old = ''] = /^(.*)\/([^/]+)\.json$/.exec(from) ?? []
  const isProject = folder === 'projects'
  if (isProject && Object(content.english[from]).residences)
    throw new Error('The page of its residences has this name in its address: it has to stay.')
  const moves = movesOf(content, folder, old, slug)
  const page = movedPage(content, from, moves)
  const own = isProject ? papersOf(old) : []
  const link = (text: string) => {
    if (own.includes(text)) return text.replace(old, slug)
    const priced = isProject ? text.replaceAll(`{price.${old}}`, `{price.${slug}}`) : text
    return page ? linksTo(priced, page) : priced
  }

  const english = new Map<string, unknown>()
  for (const [name, entry] of Object.entries(content.english)) {
    if (entry === undefined || name === REDIRECTS) continue
    const next = mapTexts(entry, link)
    const schema = documentTypeOf(name)?.schema
    for (const path of schema ? referencesTo(folder, old, nodeOf(schema), entry) : [])
      setAt(next, path, slug)
    if (moves.has(name)) setAt(next, ['slug'], slug)
    english.set(name, next)
  }
  if (page) {
    const all = (content.english[REDIRECTS] ?? []) as readonly Redirect[]
    const others = all
      .map((each) => ({ ...each, to: each.to === page.from ? page.to : each.to }))
      .filter((each) => each.from !== page.to)
    english.set(REDIRECTS, [...others, page])
  }
  return [
    ...[...english].flatMap(([name, next]) => rewritten(name, moves.get(name), 'en', next)),
    ...Object.entries(content.tamil).flatMap(([name, words]) =>
      words === undefined ? [] : rewritten(name, moves.get(name), 'ta', mapTexts(words, link)),
    ),
    ...sources(content, english, moves),
    ...(isProject ? filesOfProject(old, slug) : []),
  ].flatMap((change) =>
    survey && change.file === fileOf(`projects/plans/${slug}.json`)
      ? planOf(slug, old, survey)
      : change,
  )
}

/** The survey of a plan, and the facts of its plots, which contain the address of its drawing. */
const planOf = (slug: string, old: string, survey: string): readonly Change[] => [
  { file: surveyOf(slug), text: survey },
  { file: surveyOf(old), text: null },
  { file: fileOf(`projects/plans/${slug}.json`), text: readSurvey(slug, survey).facts },
]

const papersOf = (project: string) =>
  papers()
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${project}/`))

/** The lists that contain files of a project: of pictures and of papers. */
function filesOfProject(old: string, slug: string): readonly Change[] {
  const named = (name: string) => `"${name}"`
  return [
    [PICTURE_LIST, [`plans/${old}-plan.svg`]] as const,
    [PAPER_LIST, papersOf(old)] as const,
  ].flatMap(([file, names]) => {
    const before = projectFiles.read(file) ?? ''
    const text = names.reduce(
      (all, name) => all.replaceAll(named(name), named(name.replace(old, slug))),
      before,
    )
    return text === before ? [] : [{ file, text }]
  })
}

type Redirect = { from: string; to: string }
type Moves = ReadonlyMap<string, string>

/** New names of the entry and those that share its name, by old name. */
function movesOf(content: Content, folder: string, old: string, slug: string): Moves {
  const folders = TOGETHER.flatMap(([one, other]) =>
    [
      [one, other],
      [other, one],
    ].flatMap(([own = '', too = '']) => {
      const end = new RegExp(`(^|/)${own}$`)
      return end.test(folder) ? folder.replace(end, `$1${too}`) : []
    }),
  )
  return new Map(
    [folder, ...folders]
      .filter((each) => content.english[`${each}/${old}.json`] !== undefined)
      .map((each) => [`${each}/${old}.json`, `${each}/${slug}.json`]),
  )
}

/** The old and new address of its page; undefined where it has none, or the old one still exists. */
function movedPage({ english, tamil }: Content, name: string, moves: Moves): Redirect | undefined {
  const [from, to] = [ownPageOf(name), ownPageOf(moves.get(name) ?? name)]
  if (!from || !to) return undefined
  const after = Object.fromEntries(
    Object.entries(english).map(([name, entry]) => [moves.get(name) ?? name, entry]),
  )
  const [before, now] = [pagesOf({ english, tamil }), pagesOf({ english: after, tamil })]
  return before.has(from) && !now.has(from) ? { from, to } : undefined
}

/** Replaces links to the old address of a page in a text. */
function linksTo(text: string, { from, to }: Redirect): string {
  const own = new RegExp(`(^|\\]\\()${from}(?=$|[?#)]|plot/)`, 'g')
  return text.replace(own, (_, before: string) => before + to)
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]),
  )
}

const nodeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'any' }) as SchemaNode

/** The paths of fields that refer to an entry of a folder, according to the schema. */
export function referencesTo(
  folder: string,
  slug: string,
  node: SchemaNode,
  value: unknown,
  path: Path = [],
): readonly Path[] {
  if (node.folder !== undefined) return node.folder === folder && value === slug ? [path] : []
  const shapes = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])]
  const found = shapes.flatMap((each) =>
    referencesTo(folder, slug, each as SchemaNode, value, path),
  )
  if (typeof value !== 'object' || value === null) return found
  const within = Object.entries(value).flatMap(([key, each]) => {
    const at = Array.isArray(value) ? Number(key) : key
    const inner =
      typeof at === 'number'
        ? (node.prefixItems?.[at] ?? node.items)
        : (node.properties?.[at] ?? node.additionalProperties)
    return typeof inner === 'object'
      ? referencesTo(folder, slug, inner as SchemaNode, each, [...path, at])
      : []
  })
  return [...found, ...within]
}

/** The changes of a document with a new value and maybe a new name; none where both are the same. */
function rewritten(
  name: string,
  next: string | undefined,
  language: 'en' | 'ta',
  value: unknown,
): readonly Change[] {
  const file = fileOf(name, language)
  const before = projectFiles.read(file)
  const text = textOf(value, before)
  if (next !== undefined)
    return [
      { file: fileOf(next, language), text },
      { file, text: null },
    ]
  const isSame =
    before !== undefined && JSON.stringify(JSON.parse(before)) === JSON.stringify(value)
  return isSame ? [] : [{ file, text }]
}

/** The hashes of translated English: a text in which only a link changed keeps its state. */
function sources(
  { english: before }: Content,
  english: ReadonlyMap<string, unknown>,
  moves: Moves,
): readonly Change[] {
  const known = projectFiles.read(SOURCES)
  if (known === undefined) return []
  const all = JSON.parse(known) as Record<string, Record<string, string>>
  const next = Object.entries(all).map(([name, hashes]) => {
    const schema = documentTypeOf(name)?.schema
    if (!schema || !english.has(name)) return [moves.get(name) ?? name, hashes]
    const now = new Map(wordsOf(schema, english.get(name)).map(({ key, text }) => [key, text]))
    const current = wordsOf(schema, before[name]).flatMap(({ key, text }) =>
      hashes[key] === hashOf(text) ? [[key, hashOf(now.get(key) ?? text)]] : [],
    )
    return [moves.get(name) ?? name, { ...hashes, ...Object.fromEntries(current) }]
  })
  const text = textOf(Object.fromEntries(next))
  return text === known ? [] : [{ file: SOURCES, text }]
}
