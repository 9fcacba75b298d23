import { whenActivated } from '@/lib/browser/page/activation'
import { readDevice, writeDevice } from '@/lib/browser/storage'
import { dayOf } from '@/lib/domain/property/publication'

/** Device key: the season in which the intro was last offered. */
export const INTRO_SEEN = 'intro:seen'

/** What the page tells the gate. */
type Settings = {
  /** Milliseconds that the prompt waits for an answer. */
  timeout: number
  /** The year of the season. */
  year: string
  /** The days of the season's matches, as "2025-06-06 2025-06-08". */
  days: string
}

/**
 * Opens the intro's prompt and handles its buttons before the framework has loaded; only the show itself
 * needs that. Opens it only on a visit without a fragment or text fragment, not yet offered in this season,
 * not on a match day in India, without reduced motion or data saving, and with the page at its top. Blocked
 * storage counts as a first visit; a browser without `matchMedia` counts as reduced motion. If an element is
 * missing, the page shows without the intro.
 *
 * Sets `data-intro` on the root to `due`, at the end to `over`. The dialog's `data-scene` goes from
 * `prompt` to `starting`, announced by a `starting` event. Each lasts at most `timeout` milliseconds, which
 * count only while the page is visible; no other timer limits them. If sound or code fails while the show is
 * starting, closes the dialog and logs a warning (specification, section 8).
 */
export function openPrompt(root: HTMLElement, { timeout, year, days }: Settings): void {
  const isSeen = readDevice(INTRO_SEEN) === year
  const isMatchDay = days.includes(dayOf(new Date()))
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const isCalm =
    typeof matchMedia !== 'function' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    connection?.saveData
  // Browsers remove a text fragment (`:~:text=`) from `location.hash`.
  const visit = performance.getEntriesByType?.('navigation')[0]
  if (location.hash || visit?.name.includes(':~:') || isSeen || isMatchDay) return
  if (isCalm || scrollY > 0) return

  const dialog = root.querySelector('dialog')
  const player = root.querySelector('audio')
  if (typeof dialog?.showModal !== 'function' || !player) {
    root.dataset.intro = 'over'
    return
  }
  const isIn = (...scenes: string[]) => scenes.includes(dialog.dataset.scene ?? '')
  let timer: ReturnType<typeof setTimeout> | undefined
  let left: number
  let since: number
  /** Continues the countdown, or pauses it while the page is hidden. */
  const count = () => {
    if (timer) left -= performance.now() - since
    clearTimeout(timer)
    timer = undefined
    if (document.hidden) return
    since = performance.now()
    timer = setTimeout(() => {
      giveUp('The intro did not start in time.')
      if (isIn('prompt')) dialog.close()
    }, left)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = undefined
    left = timeout
    count()
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
    if (dialog.open && isIn('prompt', 'starting')) count()
  })

  root.dataset.intro = 'due'
  // Before the rest of the page is parsed: later, making it inert would restyle all of it.
  dialog.showModal()
  wait()
  whenActivated(() => writeDevice(INTRO_SEEN, year))
}
