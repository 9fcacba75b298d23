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
  /** Files by their path, each leading to the same field. */
  const filesIn = (file: RegExp, path?: Path): readonly Choice[] =>
    places
      .flatMap(({ files }) => files.filter((each) => file.test(each.file)))
      .map(({ file, title }) => ({ title, href: `#/file/${file}`, path, file }))
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
    ...all.flatMap(({ folder }) => filesIn(new RegExp(`^${folder}/`))),
  ]
  const fixtures = newest(/\/fixtures$/)
  const results = new Set(filesIn(/\/results\//).map(({ file }) => file))
  const result = (fixture: ListedFile): Choice => {
    const file = fixture.file.replace('/fixtures/', '/results/')
    return results.has(file)
      ? { ...fixture, title: `${fixture.title}: entered`, href: `#/file/${file}` }
      : { ...fixture, href: `#/result/${fixture.file}` }
  }
  const task = (title: string, words: string, choices: readonly Choice[]): Task => ({
    ...{ title, words: `${title} ${words}`.toLowerCase(), choices },
  })
  return [
    task('Price', 'cost rate rupees விலை', filesIn(/^projects\/[^/]+$/, ['pricePerSqFt'])),
    task('Plots sold', 'booked reserved free available மனை விற்பனை', filesIn(/^projects\/plots\//)),
    task(
      'Result',
      'score won lost match முடிவு',
      fixtures.flatMap(({ files }) => files.map(result)),
    ),
    task('Fixture', 'match postponed போட்டி', withNew(fixtures)),
    task('Player', 'squad வீரர்', withNew(newest(/\/squad$/))),
    task('Sponsor', 'partner logo புரவலர்', withNew(within(/\/sponsors$/))),
    task(
      'Testimonial',
      'customer review கருத்து',
      filesIn(/^(?:home|properties)\//, ['testimonials', 'items']),
    ),
    task('Question', 'faq answer கேள்வி பதில்', filesIn(/^faqs\//, ['groups'])),
    task('Picture', 'photo photograph image படம்', [
      { title: 'Pictures of the site', href: '#/pictures' },
    ]),
    task(
      'Telephone and address',
      'phone number email office தொலைபேசி முகவரி',
      filesIn(/^site\.json$/, ['phone']),
    ),
    task(
      'Hide or show',
      'hidden shown remove publish மறை காட்டு',
      filesIn(/^projects\/[^/]+$/, ['isHidden']),
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
