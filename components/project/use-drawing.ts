import { type RefObject, useEffect, useState } from 'react'
import { type Drawing, readDrawing } from '@/lib/domain/property/drawing'

/**
 * Fetches, from the cache, the drawing that an image shows; a rotated phone shows another. Returns undefined until it
 * is read, and null if that fails.
 */
export function useDrawing(image: RefObject<HTMLImageElement | null>): Drawing | null | undefined {
  const [drawing, setDrawing] = useState<Drawing | null>()

  useEffect(() => {
    const element = image.current
    if (!element) return
    let reading = new AbortController()
    const read = () => {
      // A phone may be rotated while the other drawing is loading.
      reading.abort()
      reading = new AbortController()
      const { signal } = reading
      const show = (found: Drawing | null) => signal.aborted || setDrawing(found)
      fetch(element.currentSrc, { signal })
        .then((answer) => (answer.ok ? answer.text() : ''))
        .then((text) => show(readDrawing(text) ?? null))
        .catch(() => show(null))
    }
    const ends = ['load', 'error']
    for (const end of ends) element.addEventListener(end, read)
    if (element.complete) read()
    return () => {
      reading.abort()
      for (const end of ends) element.removeEventListener(end, read)
    }
  }, [image])
  return drawing
}
