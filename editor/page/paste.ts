import { readPlots } from '../plots-text'
import { append, button, h, labelled } from './dom'
import { idOf, type Path } from './entry'

const HINT =
  'One plot a line, in this order: plot, sq.ft, sides, facing, road. Such as: 12, 1200, 30 x 40, East, 30 ft. A plot that is in the table already is replaced.'

/** A text area whose rows become the rows of a table. What was not understood stays in it, with the reason. */
export function pasteInto(
  path: Path,
  take: (rows: readonly { number: number }[]) => void,
): HTMLElement {
  const id = `${idOf(path)}-paste`
  const area = h('textarea', { id, rows: 4 })
  const said = h('p', { 'aria-live': 'polite' })
  const lines = h('ul', { class: 'unread' })
  const read = () => {
    const { plots, unread } = readPlots(area.value)
    if (plots.length > 0) take(plots)
    said.textContent =
      plots.length + unread.length === 0
        ? 'There is nothing to take over yet.'
        : `${plots.length} ${plots.length === 1 ? 'plot' : 'plots'} taken over. ${unread.length === 0 ? '' : `Not understood: ${unread.length}. Correct them here and take them over again.`}`
    lines.replaceChildren(
      ...unread.map(({ line, text, why }) => h('li', `Line ${line}: ${why} `, h('q', text))),
    )
    area.value = unread.map(({ text }) => text).join('\n')
  }
  return append(
    labelled('Paste from a spreadsheet', area, HINT),
    button('Take over', read),
    said,
    lines,
  )
}
