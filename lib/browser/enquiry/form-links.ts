type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a link asks the form that it leads to: words for the message, an option of one of its choices. */
type Preset = { message?: string | undefined; choice?: string | undefined }

/** The form at a fragment, in the open tab where there are several. The whole page is no such place. */
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

let last = ''

/** Puts words into the message; the visitor's own stay behind them. */
function write(message: HTMLTextAreaElement, text: string): void {
  if (!message.value.includes(text)) {
    message.value = message.value === last ? text : `${text}\n${message.value}`.trim()
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

/** Answers a press: fills in what the link asks for, and puts focus into the first empty field. */
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
  // Following the link takes focus away, so the field gets it a moment later.
  setTimeout(focus, 50)
  // On arrival the browser looks for the fragment until the page has loaded.
  if (document.readyState === 'complete') return
  addEventListener('load', () =>
    setTimeout(() => document.activeElement === document.body && focus(), 50),
  )
}

function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
  else run()
}

/** Words that a link of this page would put, and no others: an address may come from anybody. */
const ownWords = (text: string | null): string | undefined =>
  text && document.querySelector(`[data-prefill="${CSS.escape(text)}"]`) ? text : undefined

/**
 * Makes a press on a link to a form felt: focus goes into the first empty field. `data-prefill` starts the
 * message, `data-choice` picks an option. An address does the same by `?prefill=…&choice=…#form`, once.
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
  // A reload and a way back restore what was written.
  if ((visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return
  const query = new URLSearchParams(location.search)
  whenParsed(() =>
    lead(location.hash, {
      message: ownWords(query.get('prefill')),
      choice: query.get('choice') ?? undefined,
    }),
  )
}

/** How long a refused form waits for its script before the browser explains it, in milliseconds. */
const PATIENCE = 5000

/**
 * A form that is sent before its script is here is explained once, by the script: the browser's bubble
 * would lie over the message beside the field. Where no script comes, the browser explains it after all.
 */
export function holdNativeMessages(): void {
  const held = new WeakSet<HTMLFormElement>()

  const onInvalid = (event: Event) => {
    const { form } = event.target as Field
    const island = form?.closest('x-island')
    if (!form || !island || 'ready' in form.dataset) return
    event.preventDefault()
    if (held.has(form)) return
    held.add(form)
    const observer = new MutationObserver(() => {
      // The same form, or the one that the script has made anew.
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
    }, PATIENCE)
  }
  addEventListener('invalid', onInvalid, true)
}
