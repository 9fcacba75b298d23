import { createContext, type JSX, use } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A part of a page that React owns in the browser. */
      'x-island': JSX.IntrinsicElements['div']
      /** A part of an island that the server has rendered. */
      'x-slot': JSX.IntrinsicElements['div']
    }
  }
}

/** What each slot of an island holds in the browser, by its number. */
export type Kept = Map<number, readonly ChildNode[]>

/** Given to an island in the browser; on the server, and in `next dev`, a slot has its children. */
export const KeptSlots = createContext<Kept | undefined>(undefined)

type SlotProps = { n: number; children?: JSX.Element | undefined }

/** What the server rendered within an island: kept as it is, and never rendered again. */
export function Slot({ n, children }: SlotProps) {
  const kept = use(KeptSlots)
  if (!kept) return <x-slot data-slot={n}>{children}</x-slot>

  const keep = (slot: HTMLElement | null) => {
    if (!slot) return
    const nodes = kept.get(n) ?? []
    if (slot.firstChild !== (nodes[0] ?? null)) slot.replaceChildren(...nodes)
    return () => void kept.set(n, [...slot.childNodes])
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; the words say that React is to leave it alone.
  return <x-slot data-slot={n} ref={keep} dangerouslySetInnerHTML={NOTHING} />
}

/** React leaves alone what stands in such an element. */
const NOTHING = { __html: '' }
