import { readSession } from '@/lib/browser/storage'
import { ownQuery } from './address'
import { afterLoad, PAUSE } from './after-load'

/** The page's list of islands and their files, written by tools/build/postbuild/framework.ts. */
type Listing = {
  /** URL of the JSON with their props. */
  data: string
  /** URL of the folder of `files`. */
  folder: string
  files: readonly string[]
  /** By island name, indexes into `files`; the island's own file comes first. */
  of: Readonly<Record<string, readonly number[]>>
}

/** The module of an island (components/island/start-island.tsx). */
type IslandFile = { start: (island: Element, data: unknown, done: State) => void }

/** The progress of an island's start, and what the visitor did in it before. */
type State = {
  changed: Set<Element>
  pressed: Set<Element>
  running?: Promise<void> | undefined
  isReady?: boolean
}

/** Texts for an island that could not be loaded: the message, and the label of the reload link. */
export type FailedWords = { failed?: string | undefined; reload?: string | undefined }

/** Links and submit buttons work without JavaScript, so only clicks on these are replayed. */
const BUTTON = 'button[type=button]'
const FIELD = 'input, textarea, select'
const ACTIVITIES = ['scroll', 'pointermove', 'touchstart']
/**
 * The longest wait for an idle callback, in milliseconds; without a limit it may take seconds after many focus and
 * resize events. Without `requestIdleCallback`, `setTimeout` gets this object as its delay, which counts as 0.
 */
const REST = { timeout: 200 } as IdleRequestOptions & number

/**
 * Hydrates the islands of the page one by one; components/island/island.tsx defines when. Until then the
 * page is plain HTML, whose links and forms work. Clicks and input in an island that has not started are
 * recorded and replayed after its start.
 *
 * If an island without a form fails to load after such an event, disables its controls and shows a message with a
 * link that reloads the page.
 */
export function startIslands(words: FailedWords): void {
  const listing = document.getElementById('islands')
  if (!listing) return
  const { data, folder, files, of }: Listing = JSON.parse(listing.textContent ?? '')
  const islands = [...document.querySelectorAll<HTMLElement>('x-island')]
  const states = new Map(
    islands.map((island): [Element, State] => [island, { changed: new Set(), pressed: new Set() }]),
  )
  const startingAt = (start: string) => islands.filter(({ dataset }) => dataset.start === start)
  const filesOf = ({ dataset }: HTMLElement) =>
    (of[dataset.island ?? ''] ?? []).map((place) => folder + files[place])

  let allData: Promise<Record<string, unknown>> | undefined
  const dataOf = async ({ dataset }: HTMLElement) => {
    allData ??= fetch(data).then((answer) => answer.json())
    return (await allData)[dataset.props ?? '']
  }

  const load = async (island: HTMLElement, state: State) => {
    const [own = '', ...others] = filesOf(island)
    const styles = others.map(linkTo)
    const file: Promise<IslandFile> = import(own)
    const [{ start }, its] = await Promise.all([file, dataOf(island), ...styles])
    // First paint a frame, which shows the pressed style.
    await new Promise(requestAnimationFrame)
    state.isReady = true
    // slides.ts restores the server's HTML on this event.
    island.dispatchEvent(new Event('start'))
    start(island, its, state)
  }
  const hydrate = (island: HTMLElement) => {
    const state = states.get(island)
    if (!state || state.running) return state?.running
    state.running = load(island, state).catch(() => {
      allData = undefined
      state.running = undefined
      // Handled by lib/browser/intro/gate.ts and slides.ts.
      island.dispatchEvent(new Event('error'))
      const isAsked = state.changed.size + state.pressed.size > 0
      // A form works without its island.
      if (!isAsked || state.isReady || island.querySelector('form')) return
      sayFailed(island, words)
      state.changed.clear()
      state.pressed.clear()
    })
    return state.running.then(() => island.removeAttribute('data-hydrating'))
  }
  /** Hydrates one after the other, with an idle pause between them. */
  const hydrateAll = async (some: readonly HTMLElement[]) => {
    for (const island of some) {
      await hydrate(island)
      await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve, REST))
    }
  }

  const onAct = async ({ target, type }: Event) => {
    const island = islandOf(target)
    const state = island && states.get(island)
    if (state && !state.isReady) {
      const button = (target as Element).closest(BUTTON)
      if (type === 'click' && button) state.pressed.add(button)
      if (type === 'input' && (target as Element).matches(FIELD))
        state.changed.add(target as Element)
      if (state.pressed.size > 0) island.dataset.hydrating = ''
      await hydrate(island)
    }
    await hydrateAll(islands)
  }
  for (const type of ['click', 'keydown', 'focusin', 'touchend', 'input']) {
    addEventListener(type, onAct, { capture: true, passive: true })
  }

  /** Hydrates islands when they come near the viewport. */
  const watch = (...starts: string[]) => {
    const some = starts.flatMap(startingAt)
    if (!window.IntersectionObserver) return void hydrateAll(some)
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter((entry) => entry.isIntersecting)
        for (const { target } of near) observer.unobserve(target)
        void hydrateAll(near.flatMap(({ target }) => islandOf(target) ?? []))
      },
      { rootMargin: '200px' },
    )
    // An `x-island` element has no box.
    for (const { firstElementChild: box } of some) if (box) observer.observe(box)
  }
  const onFirstActivity = (event: Event) => {
    // Ignore the scrolling of an automatic carousel.
    if (event.type === 'scroll' && event.target !== document) return
    // Browsers also send `pointermove` for a pointer that has not moved.
    const { movementX = 1, movementY = 1 } = event as PointerEvent
    if (event.type === 'pointermove' && !movementX && !movementY) return
    for (const each of ACTIVITIES) removeEventListener(each, onFirstActivity, true)
    watch('visible', 'live')
  }
  if (ownQuery(location.search)) {
    watch('visible', 'live')
    void hydrateAll(startingAt('touch'))
  } else {
    for (const each of ACTIVITIES) {
      addEventListener(each, onFirstActivity, { capture: true, passive: true })
    }
  }
  afterLoad(PAUSE, () => watch('live'))

  // While the intro's prompt is open, fetches the show's files into the cache without running them. Firefox
  // blocks `<link rel=prefetch>` by the page's content security policy, and Safari does not support it.
  const intro = document.querySelector('[data-intro=due]')?.closest<HTMLElement>('x-island')
  if (intro) {
    afterLoad(1000, () => {
      for (const src of filesOf(intro)) fetch(src, { priority: 'low' }).catch(() => {})
    })
  }

  // Islands with stored data: a draft to restore, a visit to show.
  const stored = islands.filter((island) => {
    const key = island.querySelector<HTMLElement>('[data-stored]')?.dataset.stored
    return key && readSession(key)
  })
  void hydrateAll(stored)
}

const islandOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target as Element | null)?.closest?.<HTMLElement>('x-island') ?? undefined

/** Loads a further file of an island. For a style sheet, returns a promise that resolves when it has loaded. */
function linkTo(href: string): Promise<unknown> | undefined {
  const isStyle = href.endsWith('.css')
  const rel = isStyle ? 'stylesheet' : 'modulepreload'
  const link = Object.assign(document.createElement('link'), { rel, href })
  document.head.append(link)
  if (!isStyle) return undefined
  return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }))
}

/** Shows the failure message in an island, and disables and resets its controls. */
function sayFailed(island: HTMLElement, { failed = '', reload = '' }: FailedWords): void {
  if (island.dataset.failed !== undefined) return
  island.dataset.failed = ''
  for (const control of island.querySelectorAll<HTMLInputElement>(`${BUTTON}, ${FIELD}`)) {
    control.disabled = true
    if (control.localName === 'input') {
      control.value = control.defaultValue
      control.checked = control.defaultChecked
    }
    for (const option of control.querySelectorAll('option')) {
      option.selected = option.defaultSelected
    }
  }
  const link = Object.assign(document.createElement('a'), {
    href: location.href,
    textContent: reload,
  })
  const note = Object.assign(document.createElement('p'), { role: 'alert' })
  note.append(`${failed} `, link)
  island.prepend(note)
}
