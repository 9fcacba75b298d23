import { createContext, type JSX, use } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** An island: React owns it in the browser. */
      'x-island': JSX.IntrinsicElements['div']
      /** Server-rendered content inside an island. */
      'x-slot': JSX.IntrinsicElements['div']
    }
  }
}

/** The DOM nodes of each of an island's slots, by the slot's number. */
export type SlotNodes = Map<number, readonly ChildNode[]>

/** Provided to islands in the browser; on the server and in `next dev` a slot renders its children. */
export const SlotNodesContext = createContext<SlotNodes | undefined>(undefined)

type SlotProps = { n: number; children?: JSX.Element | undefined }

/** Server-rendered content in an island: its DOM nodes are kept and never rendered again. */
export function Slot({ n, children }: SlotProps) {
  const slotNodes = use(SlotNodesContext)
  if (!slotNodes) return <x-slot data-slot={n}>{children}</x-slot>

  const preserve = (slot: HTMLElement | null) => {
    if (!slot) return
    const nodes = slotNodes.get(n) ?? []
    if (slot.firstChild !== (nodes[0] ?? null)) slot.replaceChildren(...nodes)
    return () => void slotNodes.set(n, [...slot.childNodes])
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it makes React leave the content alone.
  return <x-slot data-slot={n} ref={preserve} dangerouslySetInnerHTML={NOTHING} />
}

/** React does not touch the content of an element with this prop. */
const NOTHING = { __html: '' }
