import { idOf, setAt } from '@/editor/checks/entry'
import { formatRanges, numbersIn, rangesOf, readRanges } from '@/lib/domain/property/ranges'
import { type Path, valueAt } from '@/tools/content/checks/entry'
import type { Field } from '@/tools/content/checks/form'
import type { Form } from './controls'
import { append, button, h, labelled } from './dom'

type Row = Readonly<Record<string, unknown>>

/**
 * A tool for tables: counts per choice, a filter, and a button per choice that sets it for many numbers at once, such
 * as plots 12 to 18. Undefined unless rows have a fixed number and exactly one choice. `redraw` renders a row again.
 */
export function bulkEdit(
  form: Form,
  field: Field & { kind: 'list' },
  columns: readonly (readonly [string, Field])[],
  path: Path,
  redraw: (index: number) => void,
) {
  const [[key = '', column] = [], ...otherChoices] = columns.filter(
    ([, { kind }]) => kind === 'choice',
  )
  const [[numberKey = ''] = [], ...otherNumbers] = columns.filter(
    ([, { kind }]) => kind === 'fixed',
  )
  const rows = () => (valueAt(form.entry, path) as Row[] | undefined) ?? []
  // Rows of such a table never change their number.
  const numbers = rows().map((row) => row[numberKey] as number)
  if (column?.kind !== 'choice' || otherChoices.length > 0 || otherNumbers.length > 0)
    return undefined
  if (!numberKey || !numbers.every(Number.isInteger)) return undefined

  const { choices } = column
  const id = idOf(path)
  const one = field.item.label.toLowerCase()
  const picks: HTMLElement[] = []
  const steps: (readonly (readonly [index: number, before: Row])[])[] = []
  const counts = h('p', { class: 'counts' })
  const outcome = h('p', { class: 'said', 'aria-live': 'polite' }, 'Then press what they are now.')
  const undo = button('Undo', () => takeBack(), { hidden: true })
  const box = h('input', {
    id: `${id}-numbers`,
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    oninput: () => mark(),
  })
  const only = h(
    'select',
    { id: `${id}-only`, onchange: () => filter() },
    h('option', { value: '' }, 'All'),
    choices.map(({ value, label }) => h('option', { value }, label)),
  )
  const find = h('input', {
    id: `${id}-find`,
    type: 'search',
    inputmode: 'numeric',
    autocomplete: 'off',
    oninput: () => filter(),
  })

  form.unapplied.checks.set(box.id, () => {
    const text = `“${box.value}” stands under “Numbers to change”, and nothing is changed. Press what they are now, or empty the box.`
    return box.isConnected && box.value.trim() ? [{ path, text }] : []
  })

  /** Names rows, in their order: "Plots 12 to 18, 21". */
  const namesOf = (indices: readonly number[]) => {
    const all = indices.map((index) => numbers[index] ?? 0)
    return `${all.length === 1 ? field.item.label : field.label} ${formatRanges(rangesOf(all))}`
  }
  const pickedNumbers = () => numbersIn(readRanges(box.value).ranges, numbers).found

  /** Writes a row, with keys in the order of the columns. */
  const put = (index: number, row: Row) => {
    const filled = columns.flatMap(([each]) => (row[each] === undefined ? [] : [[each, row[each]]]))
    setAt(form.entry, [...path, index], Object.fromEntries(filled))
    redraw(index)
  }

  function give(indices: readonly number[], value: unknown) {
    const step = indices
      .map((index) => [index, rows()[index] ?? {}] as const)
      .filter(([, row]) => row[key] !== value)
    const idle = columns.filter(([, { onlyWith }]) => onlyWith !== undefined && onlyWith !== value)
    const without = Object.fromEntries(idle.map(([each]) => [each, undefined]))
    for (const [index, row] of step) put(index, { ...row, ...without, [key]: value })
    if (step.length > 0) {
      steps.push(step)
      changed()
    }
    return step.length
  }

  function changed() {
    undo.hidden = steps.length === 0
    count()
    mark()
    form.changed()
  }

  /** Undoes a step; fields that it did not change stay as they are now. */
  function takeBack() {
    const step = steps.pop() ?? []
    const own = columns.filter(([each, { onlyWith }]) => each === key || onlyWith !== undefined)
    for (const [index, before] of step)
      put(index, {
        ...rows()[index],
        ...Object.fromEntries(own.map(([each]) => [each, before[each]])),
      })
    changed()
    say(`Undone: ${namesOf(step.map(([index]) => index))}.`)
    if (undo.hidden) box.focus()
  }

  const labelOf = (value: unknown) =>
    choices.find((choice) => choice.value === value)?.label.toLowerCase() ?? '–'

  const say = (...sentences: readonly (string | false)[]) => {
    outcome.textContent = sentences.filter(Boolean).join(' ')
  }

  /** Sets a choice for the numbers in the box; reports the changes and unknown numbers. */
  function giveNumbers(value: string) {
    const { ranges, unread } = readRanges(box.value)
    if (unread.length > 0 || ranges.length === 0) {
      const wrong = `Nothing changed: “${unread.join(' ')}” is no number. Write numbers such as 12-18, 21.`
      say(unread.length > 0 ? wrong : 'First write numbers, or choose them in the list.')
      return box.focus()
    }
    const { found, missing } = numbersIn(ranges, numbers)
    const indices = found.map((number) => numbers.indexOf(number))
    const none = missing.length > 0 && `No ${one} has the number ${formatRanges(missing)}.`
    if (found.length === 0) say(none, 'Nothing changed.')
    else {
      const changed = howMany(give(indices, value), found.length)
      say(`${namesOf(indices)}: ${labelOf(value)}.`, changed, none)
    }
    box.value = ''
    mark()
  }

  function count() {
    const countOf = (value: string) => rows().filter((row) => row[key] === value).length
    counts.textContent = choices
      .map(({ value }) => `${countOf(value)}\u00a0${labelOf(value)}`)
      .join(' · ')
  }

  /** Marks the rows whose numbers are in the box. */
  function mark() {
    const picked = new Set(pickedNumbers())
    for (const [index, pick] of picks.entries())
      pick.setAttribute('aria-pressed', String(picked.has(numbers[index] ?? 0)))
  }

  /** Applies the filter. A row that changes later stays visible until the filter changes. */
  function filter() {
    const { ranges } = readRanges(find.value)
    const found = new Set(numbersIn(ranges, numbers).found)
    for (const [index, pick] of picks.entries()) {
      const isFound = find.value.trim() === '' || found.has(numbers[index] ?? 0)
      const isChosen = only.value === '' || rows()[index]?.[key] === only.value
      const row = pick.closest('tr')
      if (row) row.hidden = !isFound || !isChosen
    }
  }

  /** Buttons for characters that numeric keypads lack. */
  const typed = (label: string, text: string) => {
    const type = () => {
      box.value = box.value.trimEnd() + text
      box.focus()
    }
    return button(label, type, { class: 'pad' })
  }

  count()
  return {
    /** The column of the choice. */
    key,
    /** Shown above the table. */
    above: [
      counts,
      h(
        'div',
        { class: 'several' },
        labelled('Show', only),
        labelled('Find numbers', find),
        labelled(
          'Numbers to change',
          box,
          'Such as 12-18, 21. Or choose them in the list.',
          h('div', { class: 'typed' }, box, typed('to', ' to '), typed('and', ', ')),
        ),
      ),
      h(
        'div',
        { class: 'give' },
        h(
          'div',
          { role: 'group', 'aria-label': `${column.label} of these numbers` },
          choices.map(({ value, label }) => button(label, () => giveNumbers(value))),
        ),
        h('div', { class: 'outcome' }, outcome, undo),
      ),
    ],
    valueOf: (index: number) => rows()[index]?.[key],
    /** The number of a row, as a button that adds the row to the numbers in the box. */
    pick: (index: number) => {
      const number = numbers[index] ?? 0
      const facts = form.factsOf?.(number)
      const pick = button(`${number}`, () => toggle(index), {
        id: idOf([...path, index, numberKey]),
        class: 'pick',
        'aria-pressed': String(pickedNumbers().includes(number)),
      })
      append(pick, facts && h('small', ` ${facts}`))
      picks[index] = pick
      return pick
    },
    toggle,
    /** Records a change of the choice in a row as a step that can be undone. */
    follow: (select: HTMLElement, index: number) => {
      const before = rows()[index]?.[key]
      select.addEventListener('change', () => {
        const own = [...path, index, key]
        const value = valueAt(form.entry, own)
        setAt(form.entry, own, before)
        give([index], value)
        say(`${namesOf([index])}: ${labelOf(value)}.`)
      })
    },
  }

  function toggle(index: number) {
    const number = numbers[index] ?? 0
    const picked = pickedNumbers()
    const next = picked.includes(number)
      ? picked.filter((each) => each !== number)
      : [...picked, number].sort((a, b) => a - b)
    box.value = formatRanges(rangesOf(next))
    mark()
  }
}

const howMany = (changed: number, of: number) =>
  changed === of
    ? `${changed} changed.`
    : changed === 0
      ? 'Nothing changed: that was so before.'
      : `${changed} changed, the others were so before.`
