/** DOM changes by translators, password managers, writing aids and browsers, each as one kind of change. */

/** Runs in the page. Marks what it adds with `data-third-party`. */
export function changePage(kinds: readonly Kind[]): void {
  const added = (name: string, text = '') => {
    const element = document.createElement(name)
    element.dataset.thirdParty = ''
    element.textContent = text
    return element
  }
  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const isShown = !text.parentElement?.closest('script, style, noscript, svg, textarea, option')
      if (isShown && text.data.trim()) found.push(text)
    }
    return found
  }
  const wrap = (name: string, fits: RegExp) => {
    for (const text of texts().filter(({ data }) => fits.test(data))) {
      // Translators replace a text by their own element.
      const around = added(name, text.data)
      around.dataset.thirdParty = 'around'
      text.replaceWith(around)
    }
  }
  const after = (selector: string, name: string) => {
    for (const each of document.querySelectorAll(selector)) each.after(added(name, '*'))
  }
  const changes: Record<Kind, () => void> = {
    'text wrapped, as translators do': () => wrap('font', /./),
    'text replaced in place': () => {
      for (const text of texts()) text.data = `«${text.data}`
    },
    'an element beside each field': () => after('input:not([type=hidden]), select', 'div'),
    'an element after each text area': () => after('textarea', 'grammarly-extension'),
    'an element first in the body': () => document.body.prepend(added('aside', '*')),
    'an element last in the body': () => document.body.append(added('aside', '*')),
    'attributes on every element': () => {
      for (const each of document.querySelectorAll('*')) {
        each.setAttribute('data-checked-by', 'someone')
        each.classList.add('someone')
      }
    },
    'an element removed from each island': () => {
      for (const island of document.querySelectorAll('x-island')) {
        island.querySelector(':scope > * p, :scope > * span, :scope > * small')?.remove()
      }
    },
    'dates wrapped in links': () => wrap('a', /\d{1,2} \S+ \d{4}|\d{4}-\d\d/),
    'numbers wrapped': () => wrap('span', /\d/),
    'styles in the head': () => document.head.append(added('style', '.someone { color: inherit }')),
    'a script first in the document': () => {
      const script = document.createElement('script')
      script.type = 'text/plain'
      document.documentElement.prepend(script)
    },
  }
  for (const kind of kinds) changes[kind]()
}

/**
 * Kinds that are tested in one visit: those with the same effect on an island. A kind that remounts an island must
 * not be combined with one that does not, or it would hide the effect of the other.
 */
export const CHANGES_OF_A_VISIT = [
  ['text wrapped, as translators do'],
  ['text replaced in place'],
  ['dates wrapped in links', 'numbers wrapped'],
  ['an element removed from each island'],
  ['an element beside each field', 'an element after each text area'],
  [
    'an element first in the body',
    'an element last in the body',
    'attributes on every element',
    'styles in the head',
    'a script first in the document',
  ],
] as const

export type Kind = (typeof CHANGES_OF_A_VISIT)[number][number]

/** Runs in the page: the texts of its islands, without third-party additions. */
export function wordsOfIslands(): string[] {
  return [...document.querySelectorAll('x-island')].map((island) => {
    const copy = island.cloneNode(true) as Element
    // Skip the state of live data, which arrives at a different moment in each run.
    const others =
      '[data-third-party=""], x-slot, noscript, script, :scope[data-start=live] [role=status]'
    for (const other of copy.querySelectorAll(others)) other.remove()
    const words = (copy.textContent ?? '').replaceAll('«', '').replace(/\s+/g, ' ').trim()
    return `${island.getAttribute('data-island')}: ${words}`
  })
}

/** Runs in the page: chooses options, fills number fields, ticks boxes and presses buttons of each island. */
export async function useIslands(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const tell = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  for (const island of document.querySelectorAll('x-island')) {
    if (island.querySelector('form')) continue
    // Skip buttons of carousels that move automatically, whose texts change.
    const buttons = [
      ...island.querySelectorAll<HTMLElement>(
        'button[type=button]:not([aria-label=Play], [aria-label=Pause])',
      ),
    ].slice(0, 12)
    for (const select of island.querySelectorAll('select')) {
      tell(select, select.options[1]?.value ?? '')
      await frame()
    }
    for (const field of island.querySelectorAll<HTMLInputElement>('input[type=text]')) {
      tell(field, '12')
      await frame()
    }
    for (const tick of island.querySelectorAll<HTMLInputElement>(
      'label:nth-of-type(2) > input[type=radio], input[type=checkbox]',
    )) {
      tick.click()
      await frame()
    }
    for (const button of buttons) {
      button.click()
      await frame()
    }
  }
  await frame()
}
