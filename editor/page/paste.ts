import { idOf } from '@/editor/checks/entry'
import type { Path } from '@/tools/content/checks/entry'
import { readPlots } from '../checks/plots-text'
import type { Form } from './controls'
import { append, button, h, labelled } from './dom'

const HINT =
  'One plot a line, in this order: plot, sq.ft, sides, facing, road. Such as: 12, 1200, 30 x 40, East, 30 ft. Headings and a serial number in front may stay. A plot that is in the table already is replaced.'

/** A text area that adds its lines as rows to a table. Unreadable lines stay in it, with the reason. */
export function pasteInto(
  { unapplied, changed }: Form,
  path: Path,
  take: (rows: readonly { number: number }[]) => void,
): HTMLElement {
  const id = `${idOf(path)}-paste`
  const area = h('textarea', { id, rows: 4 })
  area.value = unapplied.texts[id] ?? ''
  const said = h('p', { 'aria-live': 'polite' })
  const lines = h('ul', { class: 'unread' })
  /** Text left in the box is unsaved: keep it in the draft. */
  const follow = () => {
    if (area.value.trim()) unapplied.texts[id] = area.value
    else delete unapplied.texts[id]
    changed()
  }
  area.addEventListener('input', follow)
  const read = () => {
    const { plots, unread, headings } = readPlots(area.value)
    // Corrected lines are read with the same headings.
    const above = headings !== undefined && unread.length > 0 ? [headings] : []
    area.value = [...above, ...unread.map(({ text }) => text)].join('\n')
    follow()
    if (plots.length > 0) take(plots)
    said.textContent =
      plots.length + unread.length === 0
        ? 'There is nothing to take over yet.'
        : `${plots.length} ${plots.length === 1 ? 'plot' : 'plots'} taken over. ${unread.length === 0 ? '' : `Not understood: ${unread.length}. Correct them here and take them over again.`}`
    lines.replaceChildren(
      ...unread.map(({ text, why }, at) =>
        h('li', `Line ${above.length + at + 1}: ${why} `, h('q', text)),
      ),
    )
    return unread.map(({ text }) => text)
  }
  unapplied.checks.set(id, () => {
    const unread = area.isConnected && area.value.trim() ? read() : []
    const more = unread.length > 3 ? ` and ${unread.length - 3} more` : ''
    const text = `These lines are not understood: ${unread.slice(0, 3).join(' / ')}${more}. Look at the box above the table.`
    return unread.length > 0 ? [{ path, text }] : []
  })
  return append(
    labelled('Paste from a spreadsheet', area, HINT),
    button('Take over', read),
    said,
    lines,
  )
}
