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
 * When an island starts before the first press or key on the page, which starts all of them, what is pressed
 * first: near the viewport after the first activity (`visible`; `live` also without any, three seconds
 * after load). `touch` waits for the press.
 */
export type Start = 'visible' | 'live' | 'touch'

/** What the browser needs to render an island as the server did. */
export type IslandData = { id: string; props: object }

/** An island as pages use it, and the component in it, which is what the browser renders. */
export type Island<Props> = ComponentType<Props> & { Inside: ComponentType<Props> }

const IslandId = createContext('')
export const IslandIdProvider = IslandId.Provider

/** A part of an id that no other island of the page has. `useId` counts from the root, which differs in the browser. */
export const useIslandId = (): string => use(IslandId)

/**
 * A part of the page that React owns in the browser, and nothing around it (docs/develop.md). Elements
 * among its props stay as the server renders them; all else has to be JSON.
 *
 * @param name the file's, without `.island.tsx`
 * @param start when; a function where it depends on the props
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

/** The props with each element in them replaced. `children` are one, however many they are. */
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

/** Also one that arrives later, as some of the server's do. */
const isElement = (value: object): boolean =>
  isValidElement(value as ReactNode) || '$$typeof' in value
