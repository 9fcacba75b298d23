/**
 * Shows the way to subscribe that works on the visitor's system. Without JavaScript the page shows the address as text.
 *
 * - `data-apple`: a `webcal:` link, which opens the calendar app on Apple systems and does nothing on other systems
 * - `data-elsewhere`: on all other systems, the address (in a `b`) and a button that copies it
 * - `data-copied`, `data-marked`: on that button, the result's text: the address was copied, or only selected
 */
export function offerSubscription(root: Element): void {
  const isApple = /Mac OS/.test(navigator.userAgent)
  const apple = root.querySelector<HTMLElement>('[data-apple]')
  const elsewhere = root.querySelector<HTMLElement>('[data-elsewhere]')
  if (!apple || !elsewhere) return
  apple.hidden = !isApple
  elsewhere.hidden = isApple

  const copy = elsewhere.querySelector<HTMLElement>('[data-copied]')
  const address = elsewhere.querySelector('b')
  const result = elsewhere.querySelector('[role=status]')
  if (!copy || !address || !result) return
  const { copied = '', marked = '' } = copy.dataset
  copy.hidden = false
  copy.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(address.textContent)
      result.textContent = copied
    } catch {
      // The clipboard is missing or not permitted.
      getSelection()?.selectAllChildren(address)
      result.textContent = marked
    }
  })
}
