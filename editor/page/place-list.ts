import { fileOf } from '@/content/folder'
import { type Path, valueAt } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'
import type { ListedFile } from '@/tools/content/checks/listed-files'
import type { OpenPlace } from '../checks/work'
import { translatedIn } from './copy'
import { append, h } from './dom'
import { jsonOf } from './history'
import { marksOf } from './marks'
import { anotherSeason, isOldest } from './seasons'
import type { Start, Store } from './store'
import { type Choice, type Task, tasksOf } from './tasks'

/** The largest number of fields in search results. */
const MOST = 40

/** The list of all content beside each page. `reveal` focuses a field of the current page; `read` reads a file. */
export function placeList(reveal: (path: Path) => void, read: Store['read']) {
  const input = h('input', {
    type: 'search',
    id: 'search',
    'aria-label': 'Search everything that can be changed',
    placeholder: 'Search',
    'aria-keyshortcuts': '/',
  })
  const places = h('div')
  const found = h('ul', { hidden: true })
  const count = h('p', { 'aria-live': 'polite', class: 'found' })
  let entries: readonly Entry[] = []
  let tasks: readonly Task[] = []
  let texts: readonly FoundText[] = []
  /** The chosen field of a page that is still loading. */
  let wanted: Path | undefined

  const choose = (link: HTMLAnchorElement, path: Path) => {
    link.addEventListener('click', () => {
      if (link.hash === location.hash) reveal(path)
      else wanted = path
    })
    return link
  }
  const linkTo = ({ href, path, title }: Choice, shown = title) => {
    const link = h('a', { href }, shown)
    return path ? choose(link, path) : link
  }
  const search = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    const isAsked = words.length > 0
    places.hidden = isAsked
    found.hidden = !isAsked
    const isIn = (text: string) => words.every((word) => text.includes(word))
    const hits = isAsked ? entries.filter(({ words: own }) => isIn(own)) : []
    const fields = isAsked
      ? entries.flatMap((entry) => (hits.includes(entry) ? [] : hitsIn(entry, isIn)))
      : []
    const done = isAsked ? tasks.flatMap((task) => choicesIn(task, words)) : []
    const said = isAsked
      ? texts.filter(
          ({ text, page }) => isIn(`${page} ${text}`) && words.some((word) => text.includes(word)),
        )
      : []
    found.replaceChildren(
      ...[...hits.map(({ link }) => link()), ...done.map((each) => linkTo(each))].map((link) =>
        h('li', link),
      ),
      ...fields.slice(0, MOST).map(({ link, path }) => h('li', choose(link, path))),
      ...said.slice(0, MOST).map(({ link, path, whole }) => {
        const excerpt = h('span', { class: 'hint' }, excerptOf(whole, words))
        return h('li', append(choose(link(), path), excerpt))
      }),
    )
    count.textContent = isAsked
      ? countOf(hits.length + done.length, fields.length, said.length)
      : ''
  }
  /** Reads the texts of all pages when a search begins. */
  const learn = async (start: Start) => {
    const all = await Promise.all(start.places.map((place) => textsOf(place, read)))
    texts = all.flat()
    search()
  }
  input.addEventListener('input', search)
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') found.querySelector('a')?.click()
    if (key !== 'Escape') return
    input.value = ''
    search()
  })

  const links = () => [...places.querySelectorAll('a'), ...found.querySelectorAll('a')]
  return {
    element: h('nav', { 'aria-label': 'Content', id: 'list' }, input, count, found, places),
    linkTo,
    /** Renders the list again; open parts stay open. */
    show(next: Start) {
      entries = entriesOf(next)
      tasks = tasksOf(next)
      void learn(next)
      const open = [...places.querySelectorAll('details[open]')].map(keyOf)
      const isFirst = places.childElementCount === 0
      places.replaceChildren(...groupsOf(next))
      if (!isFirst)
        for (const each of places.querySelectorAll('details'))
          each.open = open.includes(keyOf(each))
      search()
    },
    /** Marks the current page in the list, and opens the parts around it. */
    follow() {
      for (const link of links()) {
        const isHere = link.hash === location.hash
        link.ariaCurrent = isHere ? 'page' : null
        if (isHere)
          for (let each = link.parentElement; each; each = each.parentElement)
            if (each instanceof HTMLDetailsElement) each.open = true
      }
      places.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    },
    /** Returns and clears the field chosen together with the current page. */
    takeWanted() {
      const path = wanted
      wanted = undefined
      return path
    },
    /** Focuses the search. */
    search() {
      input.focus()
      input.select()
    },
  }
}

const keyOf = (details: Element) => details.getAttribute('data-key')

const countOf = (titles: number, fields: number, texts: number) => {
  const counted = (count: number, one: string) =>
    count > 0 && `${count} ${one}${count === 1 ? '' : 's'}`
  const more = [counted(fields, 'field'), counted(texts, 'text')].filter(Boolean).join(' and ')
  const most = Math.max(fields, texts) > MOST ? `; the first ${MOST} of each are shown` : ''
  return more ? `${titles > 0 ? `${titles} found, and ` : ''}${more}${most}` : `${titles} found`
}

/** The choices of a task that match a search: a word of it has to name the task. */
const choicesIn = ({ title, words, choices }: Task, asked: readonly string[]): readonly Choice[] =>
  asked.some((word) => word.length > 2 && words.includes(word))
    ? choices
        .filter((each) =>
          asked.every((word) => `${words} ${each.title.toLowerCase()}`.includes(word)),
        )
        .map((each) => ({ ...each, title: choices.length > 1 ? `${title}: ${each.title}` : title }))
    : []

/** A text of a page, in English or Tamil, with a link to its field; `text` and `page` are in lower case. */
type FoundText = {
  page: string
  text: string
  whole: string
  path: Path
  link: () => HTMLAnchorElement
}

/** All texts of a place, those within lists included. */
async function textsOf(
  { files, form }: OpenPlace,
  read: Store['read'],
): Promise<readonly FoundText[]> {
  const all = files.map(async ({ file, title }) => {
    const [english, tamil] = await Promise.all([read(fileOf(file)), read(fileOf(file, 'ta'))])
    const known = jsonOf(english.text)
    const words = jsonOf(tamil.text)
    return translatedIn(form, known).flatMap(([path, own]) =>
      [
        { path, whole: own },
        { path: ['ta', ...path], whole: valueAt(words, path) },
      ].flatMap(({ path, whole }) =>
        typeof whole === 'string' && whole
          ? {
              ...{ path, whole, text: whole.toLowerCase(), page: title.toLowerCase() },
              link: () => fileLink(file, title),
            }
          : [],
      ),
    )
  })
  return (await Promise.all(all)).flat()
}

/** The part of a text around the first word that was searched. */
function excerptOf(whole: string, words: readonly string[]): string {
  const lower = whole.toLowerCase()
  const at = Math.max(0, ...words.map((word) => lower.indexOf(word)))
  const from = at > 30 ? whole.indexOf(' ', at - 30) + 1 : 0
  const part = whole.slice(from, from + 90)
  return `${from > 0 ? '… ' : ''}${part}${from + 90 < whole.length ? ' …' : ''}`
}

type Entry = {
  words: string
  fields: readonly FoundField[]
  link: (field?: string) => HTMLAnchorElement
}

/** The fields that match the query together with the title of their page. */
const hitsIn = ({ words, fields, link }: Entry, isIn: (text: string) => boolean) =>
  fields
    .filter(({ label }) => isIn(`${words} ${label.toLowerCase()}`))
    .map(({ label, path }) => ({ link: link(label), path }))

/** All search results, each with its searchable text. */
const entriesOf = (start: Start): readonly Entry[] =>
  start.places.flatMap((place) => {
    const year = /season \d{4}/.exec(place.group)?.[0]
    const fields = fieldsToFind(place.form)
    const found = (
      title: string,
      file: string,
      link: (whole: string) => HTMLAnchorElement,
    ): Entry => {
      const whole = year ? `${title}, ${year}` : title
      const words = `${whole} ${place.group} ${file}`.toLowerCase()
      return {
        words,
        fields: file ? fields : [],
        link: (field) => link(field ? `${whole}: ${field}` : whole),
      }
    }
    return [
      ...place.files.map((file) =>
        found(place.singular ? `${file.title} – ${place.label}` : place.label, file.file, (title) =>
          listLink({ ...file, title }),
        ),
      ),
      ...(isOpenFor(place)
        ? [found(`New ${place.singular}`, '', (title) => newLink(place, title))]
        : []),
    ]
  })

/** The places by group. */
function groupsOf({ places }: Start): readonly Node[] {
  const groups = [...new Set(places.map(({ group }) => group))]
  return [
    h('a', { href: '#/pictures' }, 'Pictures'),
    h('a', { href: '#/papers' }, 'PDFs'),
    ...groups.flatMap((group) => [
      h(
        'details',
        { open: group === groups[0] || undefined, 'data-key': group },
        h('summary', group),
        h(
          'ul',
          ...places
            .filter((place) => place.group === group)
            .map((place) => h('li', ...placeLinks(place))),
        ),
      ),
      ...(isOldest(group, places) ? [anotherSeason()] : []),
    ]),
  ]
}

/** A link to the form of a file. */
export const fileLink = (file: string, title: string) => h('a', { href: `#/file/${file}` }, title)

/** Whether the owner may add entries to a place. */
const isOpenFor = ({ singular, isClosed }: OpenPlace) => singular !== undefined && !isClosed

/** A link to the form of a new entry of a place. */
export const newLink = ({ folder, singular }: OpenPlace, title = `New ${singular}`) =>
  h('a', { href: `#/new/${folder}` }, title)

const listLink = ({ file, title, error }: ListedFile) =>
  fileLink(file, error ? `${title} (broken)` : title)

function placeLinks(place: OpenPlace): readonly Node[] {
  const [first] = place.files
  if (place.singular === undefined && first) return [listLink(first), marksOf(first.file)]
  return [
    h(
      'details',
      { 'data-key': place.folder },
      h('summary', `${place.label} (${place.files.length})`),
      h(
        'ul',
        h('li', h('a', { href: `#/list/${place.folder}` }, 'All in their order')),
        isOpenFor(place) && h('li', newLink(place)),
        ...place.files.map((file) => h('li', listLink(file), marksOf(file.file))),
      ),
    ),
  ]
}

type FoundField = { label: string; path: Path }

/** The fields of a form, nested ones included, by their labels: search results besides titles. */
const fieldsToFind = (form: Field): readonly FoundField[] =>
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
