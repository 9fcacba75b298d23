import type { ListedFile } from '../listed'
import type { OpenPlace } from '../work'
import { h } from './dom'
import { anotherSeason, isOldest } from './seasons'
import type { Start } from './store'

/** What can be changed, group by group, as the list beside each page. */
export function placeList({ places }: Start): readonly Node[] {
  const groups = [...new Set(places.map(({ group }) => group))]
  return [
    h('a', { href: '#/pictures' }, 'Pictures'),
    ...groups.flatMap((group) => [
      h(
        'details',
        { open: group === groups[0] || undefined },
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
      {},
      h('summary', {}, `${place.label} (${place.files.length})`),
      h(
        'ul',
        {},
        !place.isClosed &&
          h('li', {}, h('a', { href: `#/new/${place.folder}` }, `New ${place.one}`)),
        ...place.files.map((file) => h('li', {}, listLink(file))),
      ),
    ),
  ]
}
