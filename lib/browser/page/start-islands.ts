import { readSession } from '@/lib/browser/storage'
import { ownQuery } from './address'
import { afterLoad, PAUSE } from './after-load'

/** What a page says of its islands (tools/build/postbuild/framework.ts). */
type Listing = {
  /** Address of their data. */
  data: string
  /** Where their files are. */
  folder: string
  files: readonly string[]
  /** Of each island the places of its files in the list, its own first. */
  of: Readonly<Record<string, readonly number[]>>
}

/** The file of an island (components/island/start-island.tsx). */
type IslandFile = { start: (island: Element, data: unknown, done: State) => void }

/** How far an island has come, and what was done on it meanwhile. */
type State = {
  changed: Set<Element>
  pressed: Set<Element>
  running?: Promise<void> | undefined
  isReady?: boolean
}

/** What an island says whose files are not to be had. */
export type FailedWords = { failed?: string | undefined; reload?: string | undefined }

/** Presses on anything else do something by themselves. */
const BUTTON = 'button[type=button]'
const FIELD = 'input, textarea, select'
const ACTIVITIES = ['scroll', 'pointermove', 'touchstart']
/**
 * How long an idle moment is waited for, in milliseconds; without it the moment may be seconds away where focus and size
 * have changed often. A timer, which stands in where there are no such moments, takes it for no time at all.
 */
const REST = { timeout: 200 } as IdleRequestOptions & number

/**
 * Starts the islands of the page, each for itself; components/island/island.tsx says when. Until then the
 * page is plain HTML: links and forms work by themselves. What is pressed or chosen on an island that has
 * not started is done when it has.
 *
 * Where the files of an island cannot be loaded, it says so beside a link that reloads the page, and its controls are
 * disabled.
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
    // The frame that answers a press by style alone comes first.
    await new Promise(requestAnimationFrame)
    state.isReady = true
    // Who has moved it meanwhile leaves it as the server wrote it (lib/browser/page/slides.ts).
    island.dispatchEvent(new Event('start'))
    start(island, its, state)
  }
  const hydrate = (island: HTMLElement) => {
    const state = states.get(island)
    if (!state || state.running) return state?.running
    state.running = load(island, state).catch(() => {
      allData = undefined
      state.running = undefined
      // The intro's own few lines listen (lib/browser/intro/gate.ts), and those that move slides.
      island.dispatchEvent(new Event('error'))
      const isAsked = state.changed.size + state.pressed.size > 0
      // A form works by itself.
      if (!isAsked || state.isReady || island.querySelector('form')) return
      sayFailed(island, words)
      state.changed.clear()
      state.pressed.clear()
    })
    return state.running.then(() => island.removeAttribute('data-hydrating'))
  }
  /** Each leaves the page free for a moment before the next one. */
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

  /** Starts islands when they come near the viewport. */
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
    // An island has no box of its own.
    for (const { firstElementChild: box } of some) if (box) observer.observe(box)
  }
  const onFirstActivity = (event: Event) => {
    // Slides that move by themselves scroll their own row.
    if (event.type === 'scroll' && event.target !== document) return
    // Browsers also report the position of a pointer that has not moved.
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

  // While the intro asks, what its show would need is fetched into the cache; nothing of it runs. A link
  // that prefetches would be refused by the page's policy in Firefox, and is unknown in Safari.
  const intro = document.querySelector('[data-intro=due]')?.closest<HTMLElement>('x-island')
  if (intro) {
    afterLoad(1000, () => {
      for (const src of filesOf(intro)) fetch(src, { priority: 'low' }).catch(() => {})
    })
  }

  // A draft to restore, a visit to show.
  const stored = islands.filter((island) => {
    const key = island.querySelector<HTMLElement>('[data-stored]')?.dataset.stored
    return key && readSession(key)
  })
  void hydrateAll(stored)
}

const islandOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target as Element | null)?.closest?.<HTMLElement>('x-island') ?? undefined

/** Fetches a file beside the first one. Styles have to be there before what they are for. */
function linkTo(href: string): Promise<unknown> | undefined {
  const isStyle = href.endsWith('.css')
  const rel = isStyle ? 'stylesheet' : 'modulepreload'
  const link = Object.assign(document.createElement('link'), { rel, href })
  document.head.append(link)
  if (!isStyle) return undefined
  return new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }))
}

/** The island says that it does not work, and shows what the page was built with. */
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
