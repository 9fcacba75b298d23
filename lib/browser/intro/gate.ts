import { whenActivated } from '@/lib/browser/page/activation'
import { readSession, writeSession } from '@/lib/browser/storage'

/** Session key: the intro has been offered in this tab. */
export const INTRO_SEEN = 'intro:seen'

/**
 * Opens the intro's prompt and handles its buttons before the framework has loaded; only the show itself
 * needs that. Opens it only on a visit without a fragment or text fragment, not yet offered in this session,
 * without reduced motion or data saving, and with the page at its top. Blocked storage counts as a first
 * visit; a browser without `matchMedia` counts as reduced motion. If an element is missing, the page shows
 * without the intro.
 *
 * Sets `data-intro` on the root to `due`, at the end to `over`. The dialog's `data-scene` goes from
 * `prompt` to `starting`, announced by a `starting` event. Each lasts at most `timeout` milliseconds; no
 * other timer limits them. If sound or code fails while the show is starting, closes the dialog and logs
 * a warning (specification, section 8).
 */
export function openPrompt(root: HTMLElement, timeout: number): void {
  const isSeen = readSession(INTRO_SEEN) !== undefined
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const isCalm =
    typeof matchMedia !== 'function' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    connection?.saveData
  // Browsers remove a text fragment (`:~:text=`) from `location.hash`.
  const visit = performance.getEntriesByType?.('navigation')[0]
  if (location.hash || visit?.name.includes(':~:') || isSeen || isCalm || scrollY > 0) return

  const dialog = root.querySelector('dialog')
  const player = root.querySelector('audio')
  if (typeof dialog?.showModal !== 'function' || !player) {
    root.dataset.intro = 'over'
    return
  }
  const isIn = (...scenes: string[]) => scenes.includes(dialog.dataset.scene ?? '')
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    // The timer pauses in a hidden tab: visibilitychange calls this again.
    if (document.hidden) return
    timer = setTimeout(() => {
      giveUp('The intro did not start in time.')
      if (isIn('prompt')) dialog.close()
    }, timeout)
  }

  const giveUp = (...reason: readonly unknown[]) => {
    if (!dialog.open || !isIn('starting')) return
    console.warn(...reason)
    dialog.close()
  }
  const giveUpSound = (reason: unknown) =>
    giveUp('The soundtrack of the intro could not be played:', reason)
  // If one format fails, the browser tries the next. Errors of `source` elements do not bubble: capture them.
  const onPlayerEvent = ({ type, target }: Event) => {
    if (target === player || target === player.lastElementChild) giveUpSound(type)
  }
  for (const type of ['error', 'stalled']) player.addEventListener(type, onPlayerEvent, true)
  // The show's code did not load or threw. Errors of other scripts' elements are ignored.
  const onCodeError = ({ target }: Event) => {
    const isIsland = target instanceof Element && target.localName === 'x-island'
    if (target === window || (isIsland && target.contains(dialog))) {
      giveUp('The intro could not be loaded:', location.href)
    }
  }
  addEventListener('error', onCodeError, true)

  dialog.addEventListener('close', () => {
    clearTimeout(timer)
    player.pause()
    root.dataset.intro = 'over'
  })
  dialog.addEventListener('click', ({ target }) => {
    const answer = target instanceof Element && target.closest('button')?.value
    if (answer === 'cancel') dialog.close()
    if (answer !== 'enable' || !isIn('prompt')) return
    dialog.dataset.scene = 'starting'
    wait()
    // Browsers allow sound only within the click handler. Muted until the show begins.
    player.volume = 0
    const started = player.play()
    if (started) started.catch(giveUpSound)
    else giveUpSound('play() answered nothing')
    dialog.dispatchEvent(new Event('starting'))
  })

  document.addEventListener('visibilitychange', () => {
    if (dialog.open && isIn('prompt', 'starting')) wait()
  })

  root.dataset.intro = 'due'
  // Before the rest of the page is parsed: later, making it inert would restyle all of it.
  dialog.showModal()
  wait()
  whenActivated(() => writeSession(INTRO_SEEN, '1'))
}
