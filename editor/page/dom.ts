type Attributes = Readonly<
  Record<string, string | number | boolean | undefined | ((event: Event) => void)>
>
type Child = Node | string | undefined | false

/** An element with attributes, listeners (`onclick`) and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value))
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)))
  return element
}

/** A button. */
export const button = (label: string, onclick: () => void, attributes: Attributes = {}) =>
  h('button', { type: 'button', onclick, ...attributes }, label)
