import { documentOf } from '@/content/folder'
import { labelOf, saidOf } from '@/editor/checks/entry'
import { fieldAt } from '@/tools/content/checks/entry'
import { differences } from '../checks/merge'
import { button, h } from './dom'
import { type Editor, placeOf, titleOf } from './editor'
import type { Commit } from './git'
import { attempt, reasonOf } from './saving'
import type { ChangedText } from './store'

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' })

/** Date and author of a commit, as text. */
export const madeBy = ({ when, who }: Commit) => `${DAY.format(new Date(when))}, ${who}`

/** The page of recent changes: author, date, each field before and after, and a button that undoes the change. */
export async function historyPage(editor: Editor): Promise<HTMLElement> {
  const commits = await editor.store.log()
  return h(
    'div',
    h('h1', 'Last changes'),
    h('p', 'What is taken back becomes a change of its own: it can be taken back, too.'),
    commits.length === 0 && h('p', 'Nothing was changed yet.'),
    h(
      'ol',
      { class: 'rows' },
      commits.map((commit) => h('li', { class: 'row' }, change(editor, commit))),
    ),
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
    button('Take back', takeBack, { 'aria-label': `Take back: ${commit.message}` }),
    error,
  )
  details.addEventListener('toggle', show, { once: true })

  async function show() {
    const files = await editor.store.changed(commit.id)
    const all = files.flatMap((file) => fieldsOf(editor, file))
    fields.replaceChildren(all.length > 0 ? h('ul', ...all) : h('p', 'Pictures or papers.'))
  }
  async function takeBack() {
    const answer = await attempt(editor, () => editor.store.takeBack(commit), {
      area: details,
      doing: 'Taking back …',
      refused: 'Not taken back.',
    })
    if (answer.isRefused) {
      error.textContent = reasonOf(editor, answer)
      return
    }
    await editor.reload()
    editor.reopen()
    editor.say(answer.saved.length > 0 ? 'It is taken back.' : 'It is as it was before already.')
  }
  return details
}

/** The changed fields of a file, each as "Vistara, Price per sq.ft: 2847 → 2899". */
function fieldsOf(editor: Editor, { file, before, after }: ChangedText): readonly HTMLElement[] {
  const { name, language } = documentOf(file) ?? {}
  const place = name && placeOf(editor, name)
  // Skip hashes and generated files: they mean nothing to the user.
  if (!name || !place) return []
  const title = `${titleOf(place, name)}${language === 'ta' ? ' (Tamil)' : ''}`
  if (before === null || after === null)
    return [h('li', `${title} ${after === null ? 'was deleted.' : 'is new.'}`)]
  return differences(jsonOf(before), jsonOf(after)).map(({ path, before, after }) =>
    h(
      'li',
      `${title}, ${labelOf(place.form, path)}: `,
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
