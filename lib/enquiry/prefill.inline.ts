/**
 * Lets a link with `data-prefill` start the message of the form it leads to, and puts focus into the
 * first field still to fill. A link from another page does the same by `?prefill=…#form`. Words of the
 * visitor's own stay behind the new ones.
 */
let last = ''

function prefill(hash: string, text: string): void {
  const form = document.getElementById(hash.slice(1))?.querySelector('form')
  const message = form?.querySelector<HTMLTextAreaElement>('[name=message]')
  if (!form || !message) return
  if (!message.value.includes(text)) {
    message.value = message.value === last ? text : `${text}\n${message.value}`.trim()
  }
  last = text
  message.dispatchEvent(new Event('input', { bubbles: true }))
  // Following the link takes focus away, so the field gets it a moment later.
  setTimeout(() => {
    const required = [...form.querySelectorAll<HTMLInputElement>(':required')]
    const first = required.find(({ value }) => !value) ?? message
    first.focus({ preventScroll: true })
  }, 50)
}

function prefillSoon(hash: string, text: string): void {
  const run = () => prefill(hash, text)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run)
  else run()
}

addEventListener('click', ({ target, ctrlKey, metaKey }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-prefill]')
  if (link && !ctrlKey && !metaKey) prefillSoon(link.hash, link.dataset.prefill ?? '')
})
const carried = new URLSearchParams(location.search).get('prefill')
if (carried) prefillSoon(location.hash, carried)
