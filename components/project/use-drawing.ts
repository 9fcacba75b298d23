import { useEffect, useState } from 'react'
import { type Drawing, readDrawing } from '@/lib/property/drawing'

/** Fetches the drawing's file, which the image has put into the cache by then. */
export function useDrawing(url: string): { drawing: Drawing | undefined; hasFailed: boolean } {
  const [state, setState] = useState<{ drawing: Drawing | undefined; hasFailed: boolean }>({
    drawing: undefined,
    hasFailed: false,
  })

  useEffect(() => {
    const stop = new AbortController()
    fetch(url, { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((text) => {
        const drawing = readDrawing(text)
        setState({ drawing, hasFailed: !drawing })
      })
      .catch(() => {
        if (!stop.signal.aborted) setState({ drawing: undefined, hasFailed: true })
      })
    return () => stop.abort()
  }, [url])
  return state
}
