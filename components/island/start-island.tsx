import { Component, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import {
  type CapturedState,
  captureState,
  controlAt,
  type Interactions,
  isTick,
  restoreState,
} from '@/lib/browser/page/captured-state'
import { type IslandData, IslandIdProvider } from './island'
import { Slot, type SlotNodes, SlotNodesContext } from './Slot'

/** How often an island is remounted after third-party DOM changes. */
const MAX_REMOUNTS = 3

/**
 * Hydrates an island. If a translator, a password manager or other code has changed its DOM, the island is remounted
 * with the visitor's input and focus; nothing outside it is touched. It is also remounted if its DOM is removed later.
 *
 * @param element as `island` rendered it
 * @param interactions the visitor's input and clicks so far, replayed at the end
 */
export function startIsland(
  element: HTMLElement,
  Inside: ComponentType,
  { id, props }: IslandData,
  interactions: Interactions,
): void {
  const slotNodes: SlotNodes = new Map()
  preserveSlots(element, slotNodes)
  const before = captureState(element, interactions)
  let captured = before
  let remounts = 0

  const options: RootOptions = {
    identifierPrefix: id,
    // Third-party DOM change: React renders the island again.
    onRecoverableError: () => element.setAttribute('data-remounted', ''),
    onCaughtError: (error) => console.warn(error),
  }
  const tree = (
    <SlotNodesContext value={slotNodes}>
      <IslandIdProvider value={id}>
        <Inside {...revive(props)} />
      </IslandIdProvider>
    </SlotNodesContext>
  )
  const withBoundary = () => (
    <Boundary
      key={remounts}
      onMount={() => restoreState(element, captured)}
      onBreak={() => {
        captured = captureState(element)
      }}
      onBroken={() => setTimeout(remount)}
    >
      {tree}
    </Boundary>
  )
  const remount = () => {
    if (++remounts > MAX_REMOUNTS) return
    preserveSlots(element, slotNodes)
    element.setAttribute('data-remounted', '')
    element.replaceChildren()
    flushSync(() => createRoot(element, options).render(withBoundary()))
  }

  // Synchronous: nothing can change the DOM between capture and restore.
  flushSync(() => hydrateRoot(element, withBoundary(), options))
  replayEvents(element, before)
}

/**
 * Replays the visitor's input and clicks one by one, so that each sees the result of the last. The island's first
 * effects may have reset a field. Text fields and sliders of islands listen to `onInput`: React calls `onChange` only
 * if the value differs from the one it read while hydrating, which already is the visitor's.
 */
function replayEvents(element: HTMLElement, { fields, changed, pressed }: CapturedState): void {
  for (const place of changed) {
    const field = controlAt(element, place) as HTMLInputElement | undefined
    const left = fields.find(
      ({ position: { kind, index } }) => kind === place.kind && index === place.index,
    )
    if (!field || !left) continue
    if (isTick(field)) {
      // Of radio buttons only the checked one is replayed.
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

/** Collects the nodes of this island's slots; skips those of nested islands. */
function preserveSlots(element: HTMLElement, slotNodes: SlotNodes): void {
  for (const slot of element.querySelectorAll<HTMLElement>('x-slot')) {
    const isOwn = slot.closest('x-island') === element
    if (isOwn && slot.firstChild) slotNodes.set(Number(slot.dataset.slot), [...slot.childNodes])
  }
}

/** Returns the props of the server, with a slot in place of each element. */
function revive(value: object): object {
  if (Array.isArray(value)) return value.map((each) => (isObject(each) ? revive(each) : each))
  if ('$slot' in value) return <Slot key={Number(value.$slot)} n={Number(value.$slot)} />
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isObject(each) ? revive(each) : each]),
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

type BoundaryProps = {
  /** Called after layout effects of the children, before their other effects. */
  onMount: () => void
  /** Called before React removes the DOM, while the visitor's input can still be read. */
  onBreak: () => void
  /** Called after React has removed it. */
  onBroken: () => void
  children: ReactNode
}

/** Catches errors from a DOM that React could not continue with. */
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
