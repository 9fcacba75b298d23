/** Where a control stands: what is made anew may be another element, and others may have added controls. */
type Place = { kind: string; at: number }

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a visitor has done on a part of the page before its script was there to answer. */
export type Done = {
  /** Fields with a value of the visitor's. */
  changed: Iterable<Element>
  /** Buttons, in the order they were pressed. */
  pressed: Iterable<Element>
}

/** What a visitor has left on a part of the page, as JSON. */
export type CapturedState = {
  /** Those with another value than the page was built with, and all that were changed. */
  fields: readonly { place: Place; value: string; isChecked: boolean }[]
  focus?: Place | undefined
  caret?: readonly [from: number, to: number] | undefined
  changed: readonly Place[]
  pressed: readonly Place[]
}

/** What controls have in common that are written the same. What others add to a page has not these names. */
const kindOf = (control: Element): string =>
  [control.localName, control.id, control.getAttribute('name'), control.classList[0]].join(' ')

const alike = (part: Element, kind: string): readonly Element[] =>
  [...part.querySelectorAll(kind.split(' ')[0] ?? '')].filter((each) => kindOf(each) === kind)

/** The control at a place, where there is one. */
export const controlAt = (part: Element, { kind, at }: Place): Element | undefined =>
  alike(part, kind)[at]

/** What is typed and chosen, where focus and caret are, and what was done and has to be done again. */
export function captureState(
  part: Element,
  done: Done = { changed: [], pressed: [] },
): CapturedState {
  const placeOf = (control: Element): Place => {
    const kind = kindOf(control)
    return { kind, at: alike(part, kind).indexOf(control) }
  }
  const changed = [...done.changed]
  const fields = [...part.querySelectorAll<Field>('input, textarea, select')].filter(
    (field) => isTouched(field) || changed.includes(field),
  )
  const active = document.activeElement
  const focused = active && active !== part && part.contains(active) ? active : undefined
  const caret = focused && caretOf(focused)
  return {
    fields: fields.map((field) => ({
      place: placeOf(field),
      value: field.value,
      isChecked: isTick(field) && (field as HTMLInputElement).checked,
    })),
    focus: focused && placeOf(focused),
    caret,
    changed: changed.map(placeOf),
    pressed: [...done.pressed].map(placeOf),
  }
}

/** Puts it back into what has been made anew. */
export function restoreState(part: Element, { fields, focus, caret }: CapturedState): void {
  for (const { place, value, isChecked } of fields) {
    const field = controlAt(part, place) as Field | undefined
    if (!field) continue
    if (isTick(field)) (field as HTMLInputElement).checked = isChecked
    else if (field.value !== value) field.value = value
  }
  const control = focus && (controlAt(part, focus) as HTMLInputElement | undefined)
  if (!control || document.activeElement === control) return
  control.focus({ preventScroll: true })
  if (caret) control.setSelectionRange(...caret)
}

/** Whether a field is ticked, not filled in. */
export const isTick = (field: Field): boolean => field.type === 'checkbox' || field.type === 'radio'

/** A field for an address or a figure has none that could be set. */
function caretOf(control: Element): CapturedState['caret'] {
  const { selectionStart, selectionEnd } = control as HTMLInputElement
  return typeof selectionStart === 'number'
    ? [selectionStart, selectionEnd ?? selectionStart]
    : undefined
}

function isTouched(field: Field): boolean {
  if ('options' in field) {
    return [...field.options].some((each) => each.selected !== each.defaultSelected)
  }
  if ('checked' in field && isTick(field)) return field.checked !== field.defaultChecked
  return field.type !== 'hidden' && field.value !== field.defaultValue
}
