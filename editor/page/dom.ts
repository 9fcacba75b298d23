type Attributes = Readonly<
  Record<string, string | number | boolean | undefined | ((event: Event) => void)>
>
/** Children of an element: undefined and false are skipped. */
export type Child = Node | string | undefined | false | readonly Child[]

/** Creates an element with attributes, listeners (`onclick`) and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...[first, ...others]: readonly [(Attributes | Child)?, ...Child[]]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  if (!isAttributes(first)) return append(element, first, others)
  for (const [name, value] of Object.entries(first)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value))
  }
  return append(element, others)
}

const isAttributes = (given: Attributes | Child): given is Attributes =>
  typeof given === 'object' && !(given instanceof Node) && !Array.isArray(given)

/** Appends children to an element. Returns the element. */
export function append<Parent extends Element>(element: Parent, ...children: readonly Child[]) {
  for (const child of children)
    if (typeof child === 'string' || child instanceof Node) element.append(child)
    else if (child) append(element, ...child)
  return element
}

/** A list with a row for each of some children. */
export const listOf = (rows: readonly Child[]) =>
  h(
    'ul',
    rows.map((row) => row && h('li', row)),
  )

/** A button. */
export const button = (label: string, onclick: () => void, attributes: Attributes = {}) =>
  h('button', { type: 'button', onclick, ...attributes }, label)

/** A control with a label and an optional hint above it. `shown` is the element to show, by default the control. */
export function labelled(
  label: string,
  control: HTMLElement,
  hint?: string,
  shown: HTMLElement = control,
): HTMLElement {
  const id = `${control.id}-hint`
  if (hint) control.setAttribute('aria-describedby', id)
  return h(
    'div',
    { class: 'field' },
    h('label', { for: control.id }, label),
    hint && h('p', { class: 'hint', id }, hint),
    shown,
  )
}

/** The element for an error of the control with this id. */
export const errorOf = (id: string) => h('p', { class: 'error', id: `${id}-error`, hidden: true })

/** Shows a dialog with its children over the page, and removes it when it is closed. */
export function showDialog(dialog: HTMLDialogElement, ...children: readonly Child[]) {
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(append(dialog, children))
  dialog.showModal()
}
