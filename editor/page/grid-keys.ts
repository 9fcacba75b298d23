/**
 * Makes the controls of a table work as a spreadsheet: Enter and the arrows at the edges of a text move between cells,
 * and cells copied from a spreadsheet fill the table to the right and down. `grow` makes it large enough first.
 */
export function gridKeys(table: HTMLTableElement, grow: (rows: number, columns: number) => void) {
  /** The control of a cell, in the language of the one that has the focus. */
  const controlAt = (row: number, column: number, lang: string) =>
    [...(table.rows[row]?.cells[column]?.querySelectorAll<Control>(CONTROLS) ?? [])].find(
      (each) => each.lang === lang,
    )
  const placeOf = (control: Control) => {
    const cell = control.closest('td, th') as HTMLTableCellElement
    return { row: (cell.parentElement as HTMLTableRowElement).rowIndex, column: cell.cellIndex }
  }

  table.addEventListener('keydown', (event) => {
    const control = (event.target as Element).closest<Control>(CONTROLS)
    const step = control && stepOf(event, control)
    if (!control || !step) return
    const { row, column } = placeOf(control)
    const next = controlAt(row + step[0], column + step[1], control.lang)
    if (!next) return
    event.preventDefault()
    next.focus()
    if ('select' in next) next.select()
  })

  table.addEventListener('paste', (event) => {
    const control = (event.target as Element).closest<Control>(CONTROLS)
    const lines = cellsOf(event.clipboardData?.getData('text/plain') ?? '')
    if (!control || (lines.length < 2 && (lines[0] ?? []).length < 2)) return
    event.preventDefault()
    const { lang } = control
    const { row, column } = placeOf(control)
    grow(row + lines.length, column + Math.max(...lines.map((cells) => cells.length)))
    for (const [down, cells] of lines.entries())
      for (const [right, text] of cells.entries())
        put(controlAt(row + down, column + right, lang), text)
    controlAt(row, column, lang)?.focus()
  })
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const CONTROLS = 'input, textarea, select'

/** The step, in rows and columns, that a key makes from a control. */
function stepOf({ key, shiftKey }: KeyboardEvent, control: Control): [number, number] | undefined {
  if (key === 'Enter') return [shiftKey ? -1 : 1, 0]
  // The arrows of a choice change it.
  if (control instanceof HTMLSelectElement) return undefined
  const isWhole = control.selectionEnd === control.value.length
  const isAtStart = control.selectionEnd === 0 || (isWhole && control.selectionStart === 0)
  if (key === 'ArrowUp' && isAtStart) return [-1, 0]
  if (key === 'ArrowDown' && isWhole) return [1, 0]
  if (key === 'ArrowLeft' && isAtStart) return [0, -1]
  if (key === 'ArrowRight' && isWhole) return [0, 1]
  return undefined
}

/** The cells of a text copied from a spreadsheet. A cell with a line break or a quote is in quotes. */
function cellsOf(text: string): readonly (readonly string[])[] {
  const cells = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .matchAll(/("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/g)
  const lines: string[][] = [[]]
  for (const [, cell = '', end] of cells) {
    lines
      .at(-1)
      ?.push(
        cell.startsWith('"')
          ? cell.slice(1, -1).replaceAll('""', '"').replace(/\n/g, ' ')
          : cell.trim(),
      )
    if (end === '\n') lines.push([])
    if (end === '') break
  }
  return lines
}

/** Fills a control as if it was typed. A choice is found by its words. */
function put(control: Control | undefined, text: string) {
  if (!control || control.type === 'checkbox') return
  if (control instanceof HTMLSelectElement) {
    const wanted = text.toLowerCase()
    const option = [...control.options].find(
      (each) => each.text.toLowerCase() === wanted || each.value === text,
    )
    if (!option) return
    control.value = option.value
  } else control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
