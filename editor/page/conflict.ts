import { labelOf, nameOf } from '@/editor/checks/entry'
import type { Locale } from '@/lib/domain/locale'
import { type Path, valueAt } from '@/tools/content/checks/entry'
import { type Choice, type Conflict, conflictsOf, settle } from '../checks/merge'
import type { OpenPlace } from '../checks/work'
import { button, type Child, h } from './dom'

/** A document of an entry in one language: when it was opened, as the form has it now, and as another person saved it. */
export type Versions = {
  language: Locale
  base: string
  mine: () => string
  theirs: string
}

/** What was agreed on of a document. */
export type Settled = { language: Locale; text: string }

const CHOICES: Readonly<Record<Choice, string>> = {
  theirs: 'Take theirs',
  mine: 'Keep yours',
  both: 'Take both',
}

/**
 * Shows each field that two people changed, with both values in both languages, and a button for each choice. Calls
 * `settled` after the last choice, with the documents that hold what was chosen and all other changes of both.
 */
export function conflictPanel(
  place: OpenPlace,
  versions: readonly Versions[],
  settled: (documents: readonly Settled[]) => void,
): HTMLElement {
  const choices = new Map<string, Choice>()
  const panel = h('div', { class: 'conflict' })

  const openConflicts = () => {
    const all = versions.flatMap(({ base, mine, theirs }) => conflictsOf(base, mine(), theirs))
    const open = all.filter(({ path }) => !choices.has(keyOf(path)))
    return [...new Map(open.map((each) => [keyOf(each.path), each])).values()]
  }
  const show = () => {
    const open = openConflicts()
    panel.replaceChildren(...open.map(row))
    if (open.length > 0) return
    const choose = ({ path }: Conflict) => choices.get(keyOf(path)) ?? 'theirs'
    settled(
      versions.map(({ language, base, mine, theirs }) => ({
        language,
        text: settle(base, mine(), theirs, choose),
      })),
    )
  }
  const row = ({ path, mine, theirs }: Conflict) => {
    const label = labelOf(place.form, path) || place.label
    const isList = Array.isArray(mine) && Array.isArray(theirs)
    const press = (choice: Choice) =>
      button(CHOICES[choice], () => {
        choices.set(keyOf(path), choice)
        show()
      })
    const side = (title: string, choice: 'mine' | 'theirs') =>
      h(
        'div',
        h('h3', title),
        versions.map((each) => {
          const values = { mine: each.mine(), theirs: each.theirs }
          const [own, other] = [choice, choice === 'mine' ? 'theirs' : 'mine'].map((whose) =>
            valueAt(JSON.parse(values[whose as typeof choice]), path),
          )
          return h('div', { lang: each.language, class: 'value' }, shown(own, other))
        }),
        press(choice),
      )
    return h(
      'fieldset',
      h('legend', label),
      side('Theirs, which is saved', 'theirs'),
      side('Yours', 'mine'),
      isList && press('both'),
    )
  }
  show()
  return panel
}

const keyOf = (path: Path) => JSON.stringify(path)

/**
 * A value for a person to read: a text, the texts of a group, or a list. Of a list, only the rows that `other` has not
 * are shown whole: what a choice would lose.
 */
function shown(value: unknown, other?: unknown): Child {
  if (value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) {
    const known = new Set(Array.isArray(other) ? other.map((each) => JSON.stringify(each)) : [])
    const isKnown = (each: unknown) => known.has(JSON.stringify(each))
    return h(
      'ol',
      value.map((each) => h('li', isKnown(each) ? nameOf(each) || 'The same' : shown(each))),
    )
  }
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map((each) => h('p', shown(each)))
  return String(value)
}
