import { fileOf } from '@/content/folder'
import { type Path, valueAt } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'
import { translatedIn } from './copy'
import { jsonOf } from './history'
import type { Start, Store } from './store'
import { type Choice, tasksOf } from './tasks'

/** A page, a task, a field or a text that the search finds by `own` words, or together with those of its `page`. */
export type Searchable = Choice & { own: string; page: string; text?: string }

/** Whether all words of a search are in it; one has to be its own. */
export const isFound = ({ own, page }: Searchable, words: readonly string[]): boolean =>
  words.some((word) => own.includes(word)) &&
  words.every((word) => own.includes(word) || page.includes(word))

/** Everything that the search finds: pages, tasks, fields, and texts in English and Tamil. */
export async function searchableIn(
  start: Start,
  read: Store['read'],
): Promise<readonly Searchable[]> {
  const added = start.places.flatMap((place) => {
    const { singular, isClosed, folder, group } = place
    if (!singular || isClosed) return []
    const title = `New ${singular}${yearOf(group)}`
    return { title, href: `#/new/${folder}`, own: `${title} ${group}`.toLowerCase(), page: '' }
  })
  const pages = start.places.flatMap(({ files, form, group, label, singular }) =>
    files.map(({ file, title, error }) => {
      const whole = `${singular ? `${title} – ${label}` : label}${yearOf(group)}`
      const own = `${whole} ${group} ${file}`.toLowerCase()
      const shown = error ? `${whole} (broken)` : whole
      return { title: shown, href: `#/file/${file}`, own, page: '', file, form }
    }),
  )
  const tasks = tasksOf(start).flatMap(({ title, words, choices }) =>
    choices.map((each) => ({
      ...each,
      title: choices.length > 1 ? `${title}: ${each.title}` : title,
      own: words,
      page: each.title.toLowerCase(),
    })),
  )
  const fields = pages.flatMap(({ title, href, own: page, form }) =>
    labelsIn(form).map(({ label, path }) => ({
      ...{ title: `${title}: ${label}`, href, path, own: label.toLowerCase(), page },
    })),
  )
  const texts = pages.map(async ({ title, href, own: page, file, form }) => {
    const [english, tamil] = await Promise.all([read(fileOf(file)), read(fileOf(file, 'ta'))])
    const words = jsonOf(tamil.text)
    return translatedIn(form, jsonOf(english.text)).flatMap(([path, text]) =>
      [
        { path, text },
        { path: ['ta', ...path], text: valueAt(words, path) },
      ].flatMap(({ path, text }) =>
        typeof text === 'string' ? { title, href, path, text, own: text.toLowerCase(), page } : [],
      ),
    )
  })
  return [...pages, ...added, ...tasks, ...fields, ...(await Promise.all(texts)).flat()]
}

const yearOf = (group: string) => /season \d{4}/.exec(group)?.[0].replace(/^/, ', ') ?? ''

/** The part of a text around the first word that was searched. */
export function excerptOf(text: string, words: readonly string[]): string {
  const found = words.map((word) => text.toLowerCase().indexOf(word))
  const at = Math.min(...found.filter((each) => each >= 0))
  const from = at > 30 ? text.indexOf(' ', at - 30) + 1 : 0
  const to = from + 90
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}

/** The labels of a form's fields, nested ones included. */
const labelsIn = (form: Field): readonly { label: string; path: Path }[] =>
  innerOf(form).flatMap(([key, field]) => [
    { label: field.label, path: [key] },
    ...innerOf(field).map(([inner, { label }]) => ({
      label: `${field.label}, ${label}`,
      // In a list only the first row is found.
      path: field.kind === 'list' ? [key, 0, inner] : [key, inner],
    })),
  ])

function innerOf(field: Field): readonly (readonly [string, Field])[] {
  if (field.kind === 'group') return Object.entries(field.fields)
  if (field.kind === 'list') return innerOf(field.item)
  if (field.kind !== 'forms') return []
  const all = Object.values(field.forms).flatMap(({ fields }) => Object.entries(fields))
  return [...new Map(all)]
}
