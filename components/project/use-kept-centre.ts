import { useEffect, useLayoutEffect, useRef } from 'react'

/** A place, in shares of the content's width and height. */
type Place = { x: number; y: number }

/** Scrolls a place into the middle. */
export const scrollToCentre = (element: Element, { x, y }: Place) =>
  element.scrollTo({
    left: x * element.scrollWidth - element.clientWidth / 2,
    top: y * element.scrollHeight - element.clientHeight / 2,
    behavior: 'instant',
  })

/**
 * Keeps what is in the middle of the scroller in the middle when its content changes size. Returns that
 * place, in shares of the content's width and height: another may be set before the size changes. It is
 * undefined until the scroller is there.
 */
export function useKeptCentre(scroller: { readonly current: HTMLDivElement | null }, zoom: number) {
  const centre = useRef<Place>(undefined)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const note = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } =
        element
      centre.current = {
        x: (scrollLeft + clientWidth / 2) / scrollWidth,
        y: (scrollTop + clientHeight / 2) / scrollHeight,
      }
    }
    note()
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [scroller])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the zoom that changes the size.
  useLayoutEffect(() => {
    if (scroller.current && centre.current) scrollToCentre(scroller.current, centre.current)
  }, [scroller, zoom])

  return centre
}
