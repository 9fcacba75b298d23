import { formatFileSize } from '@/lib/domain/format/file-size'
import type { Path } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'
import type { Paper } from '@/tools/content/checks/paper-list'
import type { Form } from './controls'
import { button, h } from './dom'
import { addPaper, openPaper } from './papers'

/** A select of the project's PDFs, and the upload of another. */
export function paperControl(
  form: Form,
  field: Field,
  path: Path,
  common: Readonly<Record<string, string>>,
  value: unknown,
  set: (next: unknown) => void,
): HTMLElement {
  const { slug: project } = Object(form.entry) as { slug?: string }
  const select = h('select', common)
  const facts = h('p', { class: 'hint', 'aria-live': 'polite' })
  const error = h('p', { class: 'error', role: 'alert' })
  const open = button('Open the PDF', () => openPaper(form.editor, select.value), {
    'aria-label': `Open the PDF: ${field.label}`,
  })
  const own = () => form.editor.start.papers.filter(({ name }) => name.startsWith(`${project}/`))

  const show = (chosen: unknown) => {
    const papers = own()
    const paper = papers.find(({ name }) => name === chosen)
    select.replaceChildren(
      h('option', { value: '' }, '–'),
      ...papers.map(({ name }) => h('option', { value: name }, name.replace(/^.*\//, ''))),
    )
    select.value = paper?.name ?? ''
    facts.textContent = paper ? factsOf(paper) : ''
    open.hidden = !paper
  }
  const take = (name: string) => {
    set(name === '' ? undefined : name)
    show(name)
  }
  select.addEventListener('change', () => take(select.value))

  const file = h('input', { type: 'file', accept: 'application/pdf,.pdf', hidden: true })
  const upload = button('Upload a PDF', () => file.click(), {
    'aria-label': `Upload a PDF: ${field.label}`,
  })
  file.addEventListener('change', async () => {
    const [given] = file.files ?? []
    if (!given || !project) return
    error.textContent = ''
    upload.disabled = true
    const answer = await addPaper(form.editor, project, given)
    upload.disabled = false
    file.value = ''
    if ('error' in answer) error.textContent = answer.error
    else take(answer.name)
  })
  form.unapplied.checks.set(`${common.id}`, () => {
    const text = 'The PDF is being uploaded. Save once it is there.'
    return upload.isConnected && upload.disabled ? [{ path, text }] : []
  })
  show(value)
  const later = 'Save the project first. Then its PDFs can be uploaded here.'
  return h(
    'div',
    { class: 'paper' },
    select,
    open,
    ...(project ? [upload, file] : [h('p', { class: 'hint' }, later)]),
    facts,
    error,
  )
}

/** Formats "3 pages, 1.2 MB, made on 31 January 2026". */
export function factsOf({ pages, bytes, made }: Paper): string {
  const day =
    made && new Date(made).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
  const said = [
    pages && `${pages} ${pages === 1 ? 'page' : 'pages'}`,
    bytes && formatFileSize(bytes),
    day && `made on ${day}`,
  ]
  return said.filter(Boolean).join(', ')
}
