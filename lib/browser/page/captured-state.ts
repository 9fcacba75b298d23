/** A control's kind and its index among that kind: finds it again after a re-render or third-party insertions. */
type ControlPosition = { kind: string; index: number }

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the visitor did in an island before it started. */
export type Interactions = {
  /** Fields that received an `input` event. */
  changed: Iterable<Element>
  /** Buttons, in the order of the presses. */
  pressed: Iterable<Element>
}

/** Form values, focus and recorded actions of an island; can be serialised as JSON. */
export type CapturedState = {
  /** Fields whose value differs from the server's HTML, and all in `changed`. */
  fields: readonly { position: ControlPosition; value: string; isChecked: boolean }[]
  focus?: ControlPosition | undefined
  caret?: readonly [from: number, to: number] | undefined
  changed: readonly ControlPosition[]
  pressed: readonly ControlPosition[]
}

/** Element name, id, name and first class: the same for like controls, and different from third-party elements. */
const kindOf = (control: Element): string =>
  [control.localName, control.id, control.getAttribute('name'), control.classList[0]].join(' ')

const alike = (part: Element, kind: string): readonly Element[] =>
  [...part.querySelectorAll(kind.split(' ')[0] ?? '')].filter((each) => kindOf(each) === kind)

/** The control at a place, if it exists. */
export const controlAt = (part: Element, { kind, index }: ControlPosition): Element | undefined =>
  alike(part, kind)[index]

/** Captures values, focus and caret, and the positions of the controls in `interactions`, whose events are replayed later. */
export function captureState(
  part: Element,
  interactions: Interactions = { changed: [], pressed: [] },
): CapturedState {
  const positionOf = (control: Element): ControlPosition => {
    const kind = kindOf(control)
    return { kind, index: alike(part, kind).indexOf(control) }
  }
  const changed = [...interactions.changed]
  const fields = [...part.querySelectorAll<Field>('input, textarea, select')].filter(
    (field) => isTouched(field) || changed.includes(field),
  )
  const active = document.activeElement
  const focused = active && active !== part && part.contains(active) ? active : undefined
  const caret = focused && caretOf(focused)
  return {
    fields: fields.map((field) => ({
      position: positionOf(field),
      value: field.value,
      isChecked: isTick(field) && (field as HTMLInputElement).checked,
    })),
    focus: focused && positionOf(focused),
    caret,
    changed: changed.map(positionOf),
    pressed: [...interactions.pressed].map(positionOf),
  }
}

/** Restores values, focus and caret after a re-render. Does not replay `changed` and `pressed`. */
export function restoreState(part: Element, { fields, focus, caret }: CapturedState): void {
  for (const { position, value, isChecked } of fields) {
    const field = controlAt(part, position) as Field | undefined
    if (!field) continue
    if (isTick(field)) (field as HTMLInputElement).checked = isChecked
    else if (field.value !== value) field.value = value
  }
  const control = focus && (controlAt(part, focus) as HTMLInputElement | undefined)
  if (!control || document.activeElement === control) return
  control.focus({ preventScroll: true })
  if (caret) control.setSelectionRange(...caret)
}

/** Whether a field is a checkbox or radio button. */
export const isTick = (field: Field): boolean => field.type === 'checkbox' || field.type === 'radio'

/** Start and end of the selection; `undefined` for fields without one, such as `type=email` and `number`. */
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
