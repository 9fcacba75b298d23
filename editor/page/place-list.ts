import type { Path } from '@/tools/content/checks/entry'
import type { ListedFile } from '@/tools/content/checks/listed-files'
import type { OpenPlace } from '../checks/work'
import { append, h } from './dom'
import { marksOf } from './marks'
import { excerptOf, isFound, type Searchable, searchableIn } from './search'
import { anotherSeason, isOldest } from './seasons'
import type { Start, Store } from './store'
import type { Choice } from './tasks'

/** The largest number of search results. */
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
  let all: readonly Searchable[] = []
  /** The chosen field of a page that is still loading. */
  let wanted: Path | undefined

  /** A link to a page, which then shows a field of it. */
  const linkTo = ({ href, path, title }: Choice, shown = title) => {
    const onclick = () => {
      if (path && href === location.hash) reveal(path)
      else wanted = path
    }
    return h('a', { href, onclick }, shown)
  }
  const search = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    const isAsked = words.length > 0
    places.hidden = isAsked
    found.hidden = !isAsked
    const hits = isAsked ? all.filter((each) => isFound(each, words)) : []
    found.replaceChildren(
      ...hits.slice(0, MOST).map((each) => {
        const excerpt = each.text && h('span', { class: 'hint' }, excerptOf(each.text, words))
        return h('li', append(linkTo(each), excerpt))
      }),
    )
    const most = hits.length > MOST ? `; the first ${MOST} are shown` : ''
    count.textContent = isAsked ? `${hits.length} found${most}` : ''
  }
  input.addEventListener('input', search)
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') found.querySelector('a')?.click()
    if (key === 'Escape') list.endSearch()
  })

  const links = () => [...places.querySelectorAll('a'), ...found.querySelectorAll('a')]
  const list = {
    element: h('nav', { 'aria-label': 'Content', id: 'list' }, input, count, found, places),
    linkTo,
    /** Renders the list again; open parts stay open. */
    show(next: Start) {
      void searchableIn(next, read).then((known) => {
        all = known
        search()
      })
      const open = [...places.querySelectorAll('details[open]')].map(keyOf)
      const isFirst = places.childElementCount === 0
      places.replaceChildren(...groupsOf(next))
      if (!isFirst)
        for (const each of places.querySelectorAll('details'))
          each.open = open.includes(keyOf(each))
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
    /** Ends the search, which would hide the list. */
    endSearch() {
      input.value = ''
      search()
    },
    /** Focuses the search. */
    search() {
      input.focus()
      input.select()
    },
  }
  return list
}

const keyOf = (details: Element) => details.getAttribute('data-key')

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
