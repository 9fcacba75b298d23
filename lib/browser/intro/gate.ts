import { whenSeen } from '@/lib/browser/page/seen'
import { readSession, writeSession } from '@/lib/browser/storage'

/** Remembers in this tab's session that the intro has been offered. */
export const INTRO_SEEN = 'intro:seen'

/**
 * Opens the intro's prompt and answers it, long before the framework is there, which only the show
 * itself needs. It opens only on a visit that should see the intro: no fragment and no text that the address
 * points at, not yet offered in this session, no wish for less motion or less data, and a page that stands at
 * its top. Blocked storage counts as a first visit, a browser that cannot tell a wish for less motion as one
 * that has it. Where a part is missing, the page is simply there.
 *
 * The root is marked `data-intro="due"` and in the end `over`; the dialog's `data-scene` goes from
 * `prompt` to `starting`, which it announces by an event of that name. Neither lasts longer than
 * `patience` (milliseconds): this is the only clock of both. Sound or code that fails while the show is
 * starting gives the page at once, with a warning on the console (specification, section 8).
 */
export function openPrompt(root: HTMLElement, patience: number): void {
  const isSeen = readSession(INTRO_SEEN) !== undefined
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const isCalm =
    typeof matchMedia !== 'function' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    connection?.saveData
  // A text that an address points at is in no `location.hash`.
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
    // In a hidden tab the time stands still: visibilitychange calls this again.
    if (document.hidden) return
    timer = setTimeout(() => {
      giveUp('The intro did not start in time.')
      if (isIn('prompt')) dialog.close()
    }, patience)
  }

  const giveUp = (...reason: readonly unknown[]) => {
    if (!dialog.open || !isIn('starting')) return
    console.warn(...reason)
    dialog.close()
  }
  const giveUpSound = (reason: unknown) =>
    giveUp('The soundtrack of the intro could not be played:', reason)
  // A format that fails leaves the next one to try; of sources, only the capture phase tells.
  const onPlayerEvent = ({ type, target }: Event) => {
    if (target === player || target === player.lastElementChild) giveUpSound(type)
  }
  for (const type of ['error', 'stalled']) player.addEventListener(type, onPlayerEvent, true)
  // The show's own code, which does not arrive or throws. Scripts of others do not matter to it.
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
    // Within the press itself: browsers allow sound only there. It is not to be heard before the show.
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
  // Before the rest of the page is there: later, all of it would be styled anew for being inert.
  dialog.showModal()
  wait()
  whenSeen(() => writeSession(INTRO_SEEN, '1'))
}
