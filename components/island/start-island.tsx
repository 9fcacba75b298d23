import { Component, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import {
  type CapturedState,
  captureState,
  controlAt,
  type Done,
  isTick,
  restoreState,
} from '@/lib/browser/page/captured-state'
import { type IslandData, IslandIdProvider } from './island'
import { type Kept, KeptSlots, Slot } from './Slot'

/** How often an island that something else has broken is made anew. */
const RENEWALS = 3

/**
 * Hands an island to React. Where the page is no longer what the server rendered, because a translator, a
 * password manager or anyone else has changed it, the island is rendered anew, with what was typed, chosen
 * and focused in it; nothing outside of it is touched. The same once something else takes away what React
 * has made.
 *
 * @param element as `island` has rendered it
 * @param done what the visitor has done on it until now; is done again at the end
 */
export function startIsland(
  element: HTMLElement,
  Inside: ComponentType,
  { id, props }: IslandData,
  done: Done,
): void {
  const kept: Kept = new Map()
  keepSlots(element, kept)
  const before = captureState(element, done)
  let left = before
  let renewals = 0

  const options: RootOptions = {
    identifierPrefix: id,
    // Somebody else has changed the page: expected, and mended.
    onRecoverableError: () => element.setAttribute('data-renewed', ''),
    onCaughtError: (error) => console.warn(error),
  }
  const tree = (
    <KeptSlots value={kept}>
      <IslandIdProvider value={id}>
        <Inside {...revive(props)} />
      </IslandIdProvider>
    </KeptSlots>
  )
  const whole = () => (
    <Boundary
      key={renewals}
      onMount={() => restoreState(element, left)}
      onBreak={() => {
        left = captureState(element)
      }}
      onBroken={() => setTimeout(renew)}
    >
      {tree}
    </Boundary>
  )
  const renew = () => {
    if (++renewals > RENEWALS) return
    keepSlots(element, kept)
    element.setAttribute('data-renewed', '')
    element.replaceChildren()
    flushSync(() => createRoot(element, options).render(whole()))
  }

  // In one go: nothing can change the page between the look at it and the mend.
  flushSync(() => hydrateRoot(element, whole(), options))
  replayEvents(element, before)
}

/**
 * Presses and chooses again, one after the other: what an answer changes stands in the page before the next. The island's
 * first effects may have set a field back.
 *
 * Text fields and sliders of islands listen with `onInput`: React calls `onChange` only where the value differs from the
 * one that it has read while it hydrated, and that is the visitor's already.
 */
function replayEvents(element: HTMLElement, { fields, changed, pressed }: CapturedState): void {
  for (const place of changed) {
    const field = controlAt(element, place) as HTMLInputElement | undefined
    const left = fields.find(({ place: { kind, at } }) => kind === place.kind && at === place.at)
    if (!field || !left) continue
    if (isTick(field)) {
      // Of radio buttons the last one counts.
      if (field.type === 'radio' && !left.isChecked) continue
      field.checked = !left.isChecked
      flushSync(() => field.click())
    } else {
      if (field.value !== left.value) field.value = left.value
      flushSync(() => {
        for (const type of ['input', 'change'])
          field.dispatchEvent(new Event(type, { bubbles: true }))
      })
    }
  }
  for (const place of pressed)
    flushSync(() => (controlAt(element, place) as HTMLElement | undefined)?.click())
}

/** Keeps the nodes of an island's own slots, not those of islands inside it. */
function keepSlots(element: HTMLElement, kept: Kept): void {
  for (const slot of element.querySelectorAll<HTMLElement>('x-slot')) {
    const isOwn = slot.closest('x-island') === element
    if (isOwn && slot.firstChild) kept.set(Number(slot.dataset.slot), [...slot.childNodes])
  }
}

/** The props as they were on the server, a slot in the place of each element. */
function revive(value: object): object {
  if (Array.isArray(value)) return value.map((each) => (isObject(each) ? revive(each) : each))
  if ('$slot' in value) return <Slot key={Number(value.$slot)} n={Number(value.$slot)} />
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isObject(each) ? revive(each) : each]),
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

type BoundaryProps = {
  /** Before any effect of the children but those of layout. */
  onMount: () => void
  /** Called before React removes what it could not use: the visitor's input can still be read from the page. */
  onBreak: () => void
  /** When it is gone. */
  onBroken: () => void
  children: ReactNode
}

/** Notices that React could not go on with what it found in the page. */
class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidMount() {
    this.props.onMount()
  }

  override componentDidCatch() {
    this.props.onBroken()
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    this.props.onBreak()
    return null
  }
}
