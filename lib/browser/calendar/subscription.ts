/**
 * Offers the way to subscribe that the visitor's system has. Until then, and without a script, the address stands there
 * as a text.
 *
 * - `data-apple`: the link to the system's own app (`webcal:`), which Android and Windows do nothing with
 * - `data-elsewhere`: everywhere else the address (`b`), and a way to copy it
 * - `data-copied`, `data-marked`: on that way, what its result is called: the address is copied, or only selected
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
      // No clipboard, or no permission for it.
      getSelection()?.selectAllChildren(address)
      result.textContent = marked
    }
  })
}
