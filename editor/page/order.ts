import { fileOf } from '@/content/folder'
import type { ListedFile } from '@/tools/content/checks/listed-files'
import type { OpenPlace } from '../checks/work'
import { append, button, h } from './dom'
import { draftOf, dropDraft, keepDraft } from './draft'
import { type Editor, placeOf } from './editor'
import { clearErrors, showErrors } from './errors'
import { marksOf } from './marks'
import { thumbnail } from './picture-grid'
import { fileLink } from './place-list'
import { attempt } from './saving'
import { openJson } from './store'

/** Distance from the top or bottom of the window, in pixels, at which dragging a row scrolls the page. */
const EDGE = 100

/** Whether the entries of a folder have positions. */
export const hasOrder = ({ form }: OpenPlace): boolean =>
  form.kind === 'group' && 'position' in form.fields

/** The position of a new entry: after all others. */
export const nextPosition = (editor: Editor, { folder }: OpenPlace): number =>
  Math.max(
    0,
    ...(placeOf(editor, `${folder}/new.json`)?.files ?? []).map(({ position = 0 }) => position),
  ) + 1

/** The list of a folder. Ordered entries can be moved by dragging or by keys, and saved. */
export function listPage(editor: Editor, place: OpenPlace): HTMLElement {
  const isOrdered = hasOrder(place)
  const address = `list/${place.folder}`
  const draft = draftOf(address)?.entry as readonly string[] | undefined
  /** Unsaved order of a draft; newer entries are last. */
  const inDraft = ({ file }: ListedFile) =>
    draft?.includes(file) ? draft.indexOf(file) : Number.MAX_SAFE_INTEGER
  const files = isOrdered
    ? [...place.files].sort(
        (one, other) =>
          inDraft(one) - inDraft(other) || (one.position ?? 0) - (other.position ?? 0),
      )
    : place.files
  const positions = new Map(files.map(({ file, position }) => [file, position]))
  const rows = h('ol', { class: 'order' })
  const page = h('div', { 'data-draft': draft !== undefined })

  /** Rows whose position differs from the saved one. */
  const moved = () =>
    [...rows.children].flatMap((row, at) => {
      const file = (row as HTMLElement).dataset.file ?? ''
      return positions.get(file) === at + 1 ? [] : { file, position: at + 1 }
    })

  /** Stores an unsaved order as a draft. */
  function keep() {
    const isChanged = moved().length > 0
    editor.setDirty(isChanged)
    const order = [...rows.children].map((row) => (row as HTMLElement).dataset.file)
    if (isChanged) keepDraft(address, { entry: order, version: null })
    else dropDraft(address)
  }

  const forget = () => {
    dropDraft(address)
    editor.setDirty(false)
    editor.reopen()
  }

  /** Swaps a row with its neighbour. Moves the neighbour in the DOM, so that the row keeps focus and pointer. */
  function move(row: Element, by: 1 | -1) {
    const other = by < 0 ? row.previousElementSibling : row.nextElementSibling
    if (!other) return
    if (by < 0) row.after(other)
    else row.before(other)
    keep()
    const name = row.querySelector('a')?.textContent
    editor.say(`${name}: ${[...rows.children].indexOf(row) + 1} of ${rows.children.length}`)
  }

  function rowOf({ file, title, picture }: ListedFile) {
    const row = h('li', { 'data-file': file })
    const entry = [thumbnail(editor, picture), fileLink(file, title), marksOf(file)]
    if (!isOrdered) return append(row, h('span', entry))
    const grip = h('span', { class: 'grip', 'aria-hidden': 'true' }, '⠿')
    grip.addEventListener('pointerdown', (event) => {
      event.preventDefault()
      grip.setPointerCapture(event.pointerId)
    })
    grip.addEventListener('pointermove', ({ pointerId, clientY }) => {
      if (!grip.hasPointerCapture(pointerId)) return
      if (clientY < EDGE) scrollBy(0, -EDGE / 4)
      if (clientY > innerHeight - EDGE) scrollBy(0, EDGE / 4)
      const [before, after] = [row.previousElementSibling, row.nextElementSibling]
      if (before && clientY < middleOf(before)) move(row, -1)
      else if (after && clientY > middleOf(after)) move(row, 1)
    })
    row.addEventListener('keydown', (event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined
      if (!event.altKey || !by) return
      event.preventDefault()
      move(row, by)
    })
    return append(
      row,
      grip,
      h('span', entry),
      button('Up', () => move(row, -1), { 'aria-label': `Move up: ${title}` }),
      button('Down', () => move(row, 1), { 'aria-label': `Move down: ${title}` }),
    )
  }

  const save = async () => {
    const all = moved()
    clearErrors(page)
    const changeOf = async ({ file, position }: (typeof all)[number]) => {
      const { value, write } = await openJson(editor.store, fileOf(file), {})
      return write({ ...value, position })
    }
    const answer = await attempt(editor, async () =>
      editor.store.save(await Promise.all(all.map(changeOf)), `Order: ${place.label}`),
    )
    if (answer.isRefused) return showErrors(editor, place, page, answer)
    for (const { file, position } of all) positions.set(file, position)
    await editor.reload()
    if (!page.isConnected) return dropDraft(address)
    keep()
    editor.say('Saved. The order is kept.')
  }

  rows.append(...files.map(rowOf))
  const hint =
    'Drag a row by its handle, press Up and Down, or hold Alt and press an arrow key. Then save once. New ones come last.'
  return append(
    page,
    h('h1', place.label),
    place.about && h('p', { class: 'hint' }, place.about),
    isOrdered && [
      h('div', { class: 'bar' }, button('Save', save, { class: 'save' })),
      h('p', { class: 'hint' }, hint),
    ],
    draft &&
      h(
        'p',
        'The order that you made here and did not save is back. ',
        button('Forget it', forget),
      ),
    h('div', { class: 'errors', role: 'alert' }),
    rows,
    !place.isClosed && h('p', h('a', { href: `#/new/${place.folder}` }, `New ${place.singular}`)),
  )
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
