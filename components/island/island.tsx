import {
  type ComponentType,
  createContext,
  isValidElement,
  type JSX,
  type ReactNode,
  use,
  useId,
} from 'react'
import { Slot } from './Slot'

/**
 * When an island hydrates: near the viewport after the first activity (`visible`; `live` also without activity, three
 * seconds after load), or on the first click or key (`touch`). The first click or key hydrates every island, beginning
 * with the one clicked.
 */
export type Start = 'visible' | 'live' | 'touch'

/** Data with which the browser renders an island as the server did. */
export type IslandData = { id: string; props: object }

/** An island for use in pages, and `Inside`, the component that the browser renders. */
export type Island<Props> = ComponentType<Props> & { Inside: ComponentType<Props> }

const IslandId = createContext('')
export const IslandIdProvider = IslandId.Provider

/** Returns an id prefix unique to the island. `useId` counts from the root, which differs in the browser. */
export const useIslandId = (): string => use(IslandId)

/**
 * A part of the page that React hydrates, without the page around it (docs/develop.md). Elements in its props stay
 * server-rendered; all other props must be JSON.
 *
 * @param name the file's, without `.island.tsx`
 * @param start when it hydrates; a function if that depends on the props
 */
export function island<Props extends object>(
  name: string,
  start: Start | ((props: Props) => Start),
  Inside: ComponentType<Props>,
): Island<Props> {
  function Around(props: Props) {
    const id = useId()
    const data: IslandData = { id, props: mapElements(props, (_, n) => ({ $slot: n })) }
    return (
      <x-island
        data-island={name}
        data-start={typeof start === 'function' ? start(props) : start}
        data-props={JSON.stringify(data)}
      >
        <IslandIdProvider value={id}>
          <Inside
            {...mapElements(props, (element, n) => (
              <Slot key={n} n={n}>
                {element}
              </Slot>
            ))}
          />
        </IslandIdProvider>
      </x-island>
    )
  }
  Around.displayName = name
  return Object.assign(Around, { Inside })
}

/** Returns the props with each element replaced. All `children` together count as one element. */
export function mapElements<Props extends object>(
  props: Props,
  replace: (element: JSX.Element, n: number) => unknown,
): Props {
  let count = 0
  const map = (value: unknown, name?: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (isElement(value) || name === 'children') return replace(value as JSX.Element, count++)
    if (Array.isArray(value)) return value.map((each) => map(each))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, map(each, key)]))
  }
  return map(props) as Props
}

/** True for elements, and for those that the server streams later (lazy references). */
const isElement = (value: object): boolean =>
  isValidElement(value as ReactNode) || '$$typeof' in value
