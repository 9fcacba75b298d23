type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a link fills into its form: the beginning of the message, and an option of a select. */
type Preset = { message?: string | undefined; choice?: string | undefined }

/** The form at a fragment, in the open tab if there are several. Ignores fragments of the whole page (`main`). */
function formAt(hash: string): HTMLFormElement | undefined {
  const place = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
  if (!place || place.matches('main, :has(main)')) return undefined
  const forms = [place, ...place.querySelectorAll('form')]
  return forms.find(
    (each): each is HTMLFormElement =>
      each instanceof HTMLFormElement && each.method === 'post' && !each.closest('[hidden]'),
  )
}

const tell = (field: Field) => field.dispatchEvent(new Event('input', { bubbles: true }))

let last: string | undefined

/**
 * Writes text at the start of the message, before the visitor's own text. Replaces the text of the last link, and of
 * any link of this page: a restored message can begin with it.
 */
function write(message: HTMLTextAreaElement, text: string): void {
  if (!message.value.includes(text)) {
    const isTyped = (line: string) => line !== last && !ownWords(line)
    message.value = [text, ...message.value.split('\n').filter(isTyped)].join('\n').trim()
  }
  last = text
  const details = message.closest('details')
  if (details) details.open = true
  tell(message)
}

function choose(form: HTMLFormElement, value: string): void {
  for (const select of form.querySelectorAll('select')) {
    if (![...select.options].some((option) => option.value === value)) continue
    select.value = value
    tell(select)
  }
}

/** Fills the form from a link, and focuses its first empty field. */
function lead(hash: string, { message, choice }: Preset): void {
  const form = formAt(hash)
  if (!form) return
  const text = form.querySelector<HTMLTextAreaElement>('textarea[name=message]')
  if (choice) choose(form, choice)
  if (message && text) write(text, message)
  const fields = [...form.elements].filter(
    (each): each is Field =>
      each.matches('select, textarea, input:not([type=hidden], [type=checkbox])') &&
      !each.closest('details:not([open])'),
  )
  const isEmpty = ({ value }: Field) => value.trim() === ''
  const first = fields.find(isEmpty) ?? fields.find((each) => each === text) ?? fields[0]
  const focus = () => first?.focus({ preventScroll: true })
  // Following the link moves focus, so the field is focused a moment later.
  setTimeout(focus, 50)
  // Until the page has loaded, the browser may still scroll to the fragment and move focus.
  if (document.readyState === 'complete') return
  addEventListener('load', () =>
    setTimeout(() => document.activeElement === document.body && focus(), 50),
  )
}

function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
  else run()
}

/** The text, if a link of this page has it as `data-prefill`. Anyone can write an address, so no other text is used. */
const ownWords = (text: string | null): string | undefined =>
  text && document.querySelector(`[data-prefill="${CSS.escape(text)}"]`) ? text : undefined

/**
 * Handles clicks on links to a form: focuses its first empty field. `data-prefill` is the start of the message,
 * `data-choice` selects an option. On arrival, `?prefill=…&choice=…#form` in the address does the same.
 */
export function watchFormLinks(): void {
  addEventListener('click', ({ target, button, altKey, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element ? target.closest('a') : null
    const isElsewhere = link?.pathname !== location.pathname || link.role === 'tab'
    if (!link || isElsewhere || button || altKey || ctrlKey || metaKey || shiftKey) return
    const { prefill, choice } = link.dataset
    whenParsed(() => lead(link.hash, { message: prefill, choice }))
  })

  const visit = performance.getEntriesByType?.('navigation')[0]
  // On reload and Back the form's text is restored instead.
  if ((visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return
  const query = new URLSearchParams(location.search)
  whenParsed(() =>
    lead(location.hash, {
      message: ownWords(query.get('prefill')),
      choice: query.get('choice') ?? undefined,
    }),
  )
}

/** How long an invalid form waits for its script before the browser shows its own message, in milliseconds. */
const ISLAND_TIMEOUT_MS = 5000

/**
 * Suppresses the browser's validation bubble on a form whose island has not started: it would cover the
 * island's own message. Once the island is ready, submits again to show that one. After `ISLAND_TIMEOUT_MS` without
 * an island, shows the bubble.
 */
export function suppressNativeMessages(): void {
  const suppressed = new WeakSet<HTMLFormElement>()

  const onInvalid = (event: Event) => {
    const { form } = event.target as Field
    const island = form?.closest('x-island')
    if (!form || !island || 'ready' in form.dataset) return
    event.preventDefault()
    if (suppressed.has(form)) return
    suppressed.add(form)
    const observer = new MutationObserver(() => {
      // The same form, or the one that the island has rendered anew.
      const ready = island.querySelector<HTMLFormElement>('form[data-ready]')
      if (!ready) return
      observer.disconnect()
      clearTimeout(timer)
      if (!ready.checkValidity()) ready.requestSubmit()
    })
    observer.observe(island, { attributeFilter: ['data-ready'], subtree: true })
    const timer = setTimeout(() => {
      observer.disconnect()
      removeEventListener('invalid', onInvalid, true)
      form.reportValidity()
    }, ISLAND_TIMEOUT_MS)
  }
  addEventListener('invalid', onInvalid, true)
}
