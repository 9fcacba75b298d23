import type { ListedFile } from '@/tools/content/checks/listed-files'
import type { Paper } from '@/tools/content/checks/paper-list'
import { button, h, listOf } from './dom'
import type { Editor } from './editor'
import { factsOf } from './paper-control'
import { deletePaper, openPaper } from './papers'
import { fileLink } from './place-list'

/** All PDFs of the site, with their uses and buttons that open them and delete unused ones. */
export async function papersPage(editor: Editor): Promise<HTMLElement> {
  const references = await editor.store.references()
  const row = (paper: Paper) => paperRow(editor, paper, references[paper.name] ?? [])
  const { papers } = editor.start
  return h(
    'div',
    h('h1', 'PDFs'),
    h('p', { class: 'hint' }, 'A PDF is uploaded beside its field, in the form of its project.'),
    papers.length === 0 && h('p', 'There is none yet.'),
    h('ul', { class: 'rows' }, ...papers.map((paper) => h('li', { class: 'row' }, row(paper)))),
  )
}

function paperRow(editor: Editor, paper: Paper, files: readonly ListedFile[]): HTMLElement {
  const { name } = paper
  const error = h('p', { class: 'error', role: 'alert' })
  const remove = async () => {
    if (!confirm(`Delete the PDF "${name}"?`)) return
    error.textContent = (await deletePaper(editor, name)) ?? ''
  }
  return h(
    'div',
    h('h2', name),
    h('p', factsOf(paper)),
    ...(files.length > 0
      ? [h('p', 'It is used in:'), listOf(files.map(({ file, title }) => fileLink(file, title)))]
      : [h('p', 'Nothing names it: it can be deleted.')]),
    h(
      'div',
      { class: 'tools' },
      button('Open the PDF', () => openPaper(editor, name), {
        'aria-label': `Open the PDF: ${name}`,
      }),
      files.length === 0 && button('Delete', remove, { 'aria-label': `Delete: ${name}` }),
    ),
    error,
  )
}
