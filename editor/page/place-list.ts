import type { ListedFile } from '../listed'
import type { OpenPlace } from '../work'
import { h } from './dom'
import { anotherSeason, isOldest } from './seasons'
import type { Start } from './store'

/** What can be changed, as the list beside each page. */
export type PlaceList = {
  element: HTMLElement
  /** Shows what there is now; what was open stays open. */
  show: (start: Start) => void
  /** Opens the list at the page of the address. */
  follow: () => void
  /** Leads the keyboard to the search. */
  search: () => void
}

export function placeList(): PlaceList {
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
  let start: Start | undefined

  const search = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    const isAsked = words.length > 0
    places.hidden = isAsked
    found.hidden = !isAsked
    const hits = isAsked
      ? entriesOf(start).filter(({ words: own }) => words.every((word) => own.includes(word)))
      : []
    found.replaceChildren(...hits.map(({ link }) => h('li', {}, link())))
    count.textContent = isAsked ? `${hits.length} found` : ''
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
    show(next) {
      start = next
      const open = [...places.querySelectorAll('details[open]')].map(keyOf)
      const isFirst = places.childElementCount === 0
      places.replaceChildren(...groupsOf(next))
      if (!isFirst)
        for (const each of places.querySelectorAll('details'))
          each.open = open.includes(keyOf(each))
      search()
    },
    follow() {
      for (const link of links()) {
        const isHere = link.hash === location.hash
        link.toggleAttribute('data-here', isHere)
        if (isHere) link.setAttribute('aria-current', 'page')
        else link.removeAttribute('aria-current')
        if (isHere)
          for (let each = link.parentElement; each; each = each.parentElement)
            if (each instanceof HTMLDetailsElement) each.open = true
      }
      places.querySelector('[data-here]')?.scrollIntoView({ block: 'nearest' })
    },
    search() {
      input.focus()
      input.select()
    },
  }
}

const keyOf = (details: Element) => details.getAttribute('data-key')

/** Everything that the search finds, each with the words that it is found by. */
const entriesOf = (start: Start | undefined) =>
  (start?.places ?? []).flatMap((place) =>
    place.files.map((file) => {
      const title = place.one ? `${file.title} – ${place.label}` : place.label
      const year = /season \d{4}/.exec(place.group)?.[0]
      const whole = year ? `${title}, ${year}` : title
      const words = `${whole} ${place.group} ${file.file}`.toLowerCase()
      return { words, link: () => listLink({ ...file, title: whole }) }
    }),
  )

/** The places, group by group. */
function groupsOf({ places }: Start): readonly Node[] {
  const groups = [...new Set(places.map(({ group }) => group))]
  return [
    h('a', { href: '#/pictures' }, 'Pictures'),
    h('a', { href: '#/papers' }, 'PDFs'),
    ...groups.flatMap((group) => [
      h(
        'details',
        { open: group === groups[0] || undefined, 'data-key': group },
        h('summary', {}, group),
        h(
          'ul',
          {},
          ...places
            .filter((place) => place.group === group)
            .map((place) => h('li', {}, ...placeLinks(place))),
        ),
      ),
      ...(isOldest(group, places) ? [anotherSeason()] : []),
    ]),
  ]
}

/** A link to the form of a file. */
export const fileLink = (file: string, title: string) => h('a', { href: `#/file/${file}` }, title)

const listLink = ({ file, title, fault }: ListedFile) =>
  fileLink(file, fault ? `${title} (broken)` : title)

function placeLinks(place: OpenPlace): readonly Node[] {
  const [first] = place.files
  if (place.one === undefined && first) return [listLink(first)]
  return [
    h(
      'details',
      { 'data-key': place.folder },
      h('summary', {}, `${place.label} (${place.files.length})`),
      h(
        'ul',
        {},
        h('li', {}, h('a', { href: `#/list/${place.folder}` }, 'All in their order')),
        !place.isClosed &&
          h('li', {}, h('a', { href: `#/new/${place.folder}` }, `New ${place.one}`)),
        ...place.files.map((file) => h('li', {}, listLink(file))),
      ),
    ),
  ]
}
