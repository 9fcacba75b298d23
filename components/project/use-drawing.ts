import { type RefObject, useEffect, useState } from 'react'
import { type Drawing, readDrawing } from '@/lib/property/drawing'

/**
 * Fetches the drawing that an image shows, which the image has put into the cache: a phone shows another, and so
 * does a phone that is turned. The drawing is undefined until it is read, and null when that fails.
 */
export function useDrawing(image: RefObject<HTMLImageElement | null>): Drawing | null | undefined {
  const [drawing, setDrawing] = useState<Drawing | null>()

  useEffect(() => {
    const element = image.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    const read = () =>
      fetch(element.currentSrc, { signal })
        .then((answer) => (answer.ok ? answer.text() : ''))
        .then((text) => setDrawing(readDrawing(text) ?? null))
        .catch(() => signal.aborted || setDrawing(null))
    for (const end of ['load', 'error']) element.addEventListener(end, read, { signal })
    if (element.complete) void read()
    return () => stop.abort()
  }, [image])
  return drawing
}
