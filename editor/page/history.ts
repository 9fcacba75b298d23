import { documentOf } from '@/content/folder'
import { labelOf, saidOf } from '@/editor/checks/entry'
import { fieldAt } from '@/tools/content/checks/entry'
import { differences } from '../checks/merge'
import { button, h, labelled } from './dom'
import { type Editor, placeOf, titleOf } from './editor'
import { namedIn } from './entry-tools'
import { type Commit, PAGE } from './git'
import { takeBack } from './saving'
import type { ChangedText } from './store'

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

/** Date and author of a commit, as text. */
export const madeBy = ({ when, who }: Commit) => `${DAY.format(new Date(when))}, ${who}`

const EVERYBODY = 'Everybody'

/** The page of all changes: author, date, each field before and after, and a button that undoes the change. */
export async function historyPage(editor: Editor): Promise<HTMLElement> {
  const { log } = editor.store
  const commits = [...(await log())]
  const rows = h('ol', { class: 'rows' })
  const people = h('select', { id: 'person', onchange: () => show() })
  const search = h('input', { type: 'search', id: 'changes', oninput: () => show() })
  const count = h('p', { 'aria-live': 'polite' })
  const older = button('More', async () => {
    const found = await log(commits)
    commits.push(...found)
    older.hidden = found.length < PAGE
    show()
  })
  const lines = new Map<string, HTMLElement>()
  const lineOf = (commit: Commit) => {
    const known = lines.get(commit.id) ?? h('li', { class: 'row' }, change(editor, commit))
    lines.set(commit.id, known)
    return known
  }
  function show() {
    const person = people.value || EVERYBODY
    const names = [EVERYBODY, ...new Set(commits.map(({ who }) => who))]
    people.replaceChildren(...names.map((name) => h('option', name)))
    people.value = person
    const words = search.value.toLowerCase().split(/\s+/)
    const found = commits.filter(
      (commit) =>
        (person === EVERYBODY || commit.who === person) &&
        words.every((word) => `${madeBy(commit)} ${commit.message}`.toLowerCase().includes(word)),
    )
    rows.replaceChildren(...found.map(lineOf))
    count.textContent =
      commits.length === 0
        ? 'Nothing was changed yet.'
        : `${found.length} of ${commits.length} changes${older.hidden ? '.' : '; “More” reads older ones.'}`
  }
  older.hidden = commits.length < PAGE
  show()
  return h(
    'div',
    h('h1', 'Last changes'),
    h('p', 'What is taken back becomes a change of its own: it can be taken back, too.'),
    h('div', { class: 'several' }, labelled('Made by', people), labelled('Find a change', search)),
    count,
    rows,
    older,
  )
}

/** One change, which loads its fields when it is opened. */
function change(editor: Editor, commit: Commit): HTMLElement {
  const fields = h('div', 'Reading …')
  const error = h('p', { class: 'error', role: 'alert' })
  const details = h(
    'details',
    h('summary', `${madeBy(commit)}: ${commit.message}`),
    fields,
    button('Take back', back, { 'aria-label': `Take back: ${commit.message}` }),
    error,
  )
  details.addEventListener('toggle', show, { once: true })

  async function show() {
    const files = await editor.store.changed(commit.id)
    const all = files.flatMap((file) => fieldsOf(editor, file))
    fields.replaceChildren(all.length > 0 ? h('ul', ...all) : h('p', 'Pictures or papers.'))
  }
  async function back() {
    const files = await editor.store.changed(commit.id)
    const added = files.flatMap(({ file, before }) => (before === null ? file : []))
    const warning = await namedIn(editor, added)
    if (warning && !confirm(`Take back “${commit.message}”? ${warning}`)) return
    error.textContent = await takeBack(editor, commit, { area: details })
  }
  return details
}

/** The changed fields of a file, each as "Vistara, Price per sq.ft: 2847 → 2899". */
function fieldsOf(editor: Editor, { file, before, after }: ChangedText): readonly HTMLElement[] {
  const { name, language } = documentOf(file) ?? {}
  const place = name && placeOf(editor, name)
  // Skip hashes and generated files: they mean nothing to the user.
  if (!name || !place) return []
  const own = titleOf(place, name, jsonOf(before ?? after))
  const title = `${own}${language === 'ta' ? ' (Tamil)' : ''}`
  if (before === null || after === null)
    return [h('li', `${title} ${after === null ? 'was deleted.' : 'is new.'}`)]
  const now = jsonOf(after)
  return differences(jsonOf(before), now).map(({ path, before, after }) =>
    h(
      'li',
      `${title}, ${labelOf(place.form, path, now)}: `,
      h('del', saidOf(before, fieldAt(place.form, path))),
      ' → ',
      h('ins', saidOf(after, fieldAt(place.form, path))),
    ),
  )
}

/** Parses a text; returns it unchanged if it is no JSON. */
export function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return text
  }
}
