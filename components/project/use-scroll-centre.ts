import { useEffect, useLayoutEffect, useRef } from 'react'

/** A point, as fractions of the content's width and height. */
type Place = { x: number; y: number }

/** Scrolls a point to the centre of the element. */
export const scrollToCentre = (element: Element, { x, y }: Place) =>
  element.scrollTo({
    left: x * element.scrollWidth - element.clientWidth / 2,
    top: y * element.scrollHeight - element.clientHeight / 2,
    behavior: 'instant',
  })

/**
 * Keeps the centre of a scroller in place when its content changes size. Returns a ref with that point, which may be
 * set to another before the size changes; undefined until the scroller is mounted.
 */
export function useScrollCentre(
  scroller: { readonly current: HTMLDivElement | null },
  zoom: number,
) {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the zoom changes the size.
  useLayoutEffect(() => {
    if (scroller.current && centre.current) scrollToCentre(scroller.current, centre.current)
  }, [scroller, zoom])

  return centre
}
