import type { Path } from '@/tools/content/checks/entry'
import type { ListedFile } from '@/tools/content/checks/listed-files'
import type { OpenPlace } from '../checks/work'
import { h } from './dom'
import { marksOf } from './marks'
import type { Start } from './store'

/** One way to do a task: the page where it is done, and the field to show there. */
export type Choice = { title: string; href: string; path?: Path | undefined; file?: string }

/** A task of the first page, the words by which the search finds it, and its choices. */
export type Task = { title: string; words: string; choices: readonly Choice[] }

/** The tasks of the first page, in order, each with what can be chosen for it. */
export function tasksOf({ places }: Start): readonly Task[] {
  const within = (folder: RegExp) => places.filter((place) => folder.test(place.folder ?? ''))
  const to = ({ file, title }: ListedFile, path?: Path): Choice => ({
    ...{ title, href: `#/file/${file}`, path, file },
  })
  /** The entries of a folder. */
  const entries = (folder: RegExp, path?: Path) =>
    within(folder).flatMap(({ files }) => files.map((each) => to(each, path)))
  /** The document with this path. */
  const document = (file: string, path: Path) =>
    places
      .flatMap(({ files }) => files.filter((each) => each.file === file))
      .map((each) => to(each, path))
  const added = ({ folder, singular, group }: OpenPlace): Choice => ({
    title: ['New', singular, /\d{4}$/.exec(group)?.[0]].filter(Boolean).join(' '),
    href: `#/new/${folder}`,
  })
  /** A folder of the newest season that has files in it, after those of later seasons. */
  const newest = (folder: RegExp) => {
    const all = within(folder)
    return all.slice(0, all.findIndex(({ files }) => files.length > 0) + 1)
  }
  const withNew = (all: readonly OpenPlace[]) => [
    ...all.map(added),
    ...all.flatMap(({ files }) => files.map((each) => to(each))),
  ]
  const fixtures = newest(/\/fixtures$/)
  const results = new Set(entries(/\/results$/).map(({ file }) => file))
  const result = (fixture: ListedFile): Choice => {
    const file = fixture.file.replace('/fixtures/', '/results/')
    return results.has(file)
      ? { title: `${fixture.title}: entered`, href: `#/file/${file}` }
      : { title: fixture.title, href: `#/result/${fixture.file}` }
  }
  const task = (title: string, words: string, choices: readonly Choice[]): Task => ({
    ...{ title, words: `${title} ${words}`.toLowerCase(), choices },
  })
  return [
    task('Price', 'cost rate rupees விலை', entries(/^projects$/, ['pricePerSqFt'])),
    task('Plots sold', 'booked reserved free available மனை விற்பனை', entries(/^projects\/plots$/)),
    task(
      'Result',
      'score won lost match முடிவு',
      fixtures.flatMap(({ files }) => files.map(result)),
    ),
    task('Fixture', 'match postponed போட்டி', withNew(fixtures)),
    task('Player', 'squad வீரர்', withNew(newest(/\/squad$/))),
    task('Sponsor', 'partner logo புரவலர்', withNew(within(/\/sponsors$/))),
    task('Testimonial', 'customer review கருத்து', [
      ...document('home/home.json', ['testimonials', 'items']),
      ...document('properties/listing.json', ['testimonials', 'items']),
    ]),
    task('Question', 'faq answer கேள்வி பதில்', [
      ...document('faqs/faqs.json', ['groups']),
      ...document('cinemas/cinemas.json', ['questions', 'items']),
    ]),
    task('Picture', 'photo photograph image படம்', [
      { title: 'Pictures of the site', href: '#/pictures' },
    ]),
    task('Telephone and address', 'phone number email office தொலைபேசி முகவரி', [
      ...document('site.json', ['phone']),
    ]),
    task(
      'Hide or show',
      'hidden shown remove publish மறை காட்டு',
      entries(/^projects$/, ['isHidden']),
    ),
    task('Last changes', 'take back undo history restore மாற்றம்', [
      { title: 'Last changes', href: '#/history' },
    ]),
  ].filter(({ choices }) => choices.length > 0)
}

/** The tasks as links; one with several choices offers them below it. `link` makes a choice's link. */
export const taskList = (
  start: Start,
  link: (choice: Choice, title?: string) => HTMLAnchorElement,
): HTMLElement =>
  h(
    'ul',
    { class: 'tasks' },
    tasksOf(start).map(({ title, choices: [first, ...others] }) =>
      h(
        'li',
        first && others.length === 0
          ? Object.assign(link(first, title), { className: 'task' })
          : h(
              'details',
              { name: 'task' },
              h('summary', { class: 'task' }, title),
              h(
                'ul',
                [first, ...others].map(
                  (each) => each && h('li', link(each), each.file && marksOf(each.file)),
                ),
              ),
            ),
      ),
    ),
  )
