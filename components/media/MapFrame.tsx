import { useEffect, useRef } from 'react'

export type MapFrameProps = {
  /** URL of the embed without a key. */
  embedUrl: string
  apiKey: string
  /** The place that the map searches for. */
  query: string
  /** Accessible name of the iframe. */
  title: string
}

/** The map may run scripts and open links in new windows, but not navigate this page. */
export const MAP_SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** The map without a key. Takes over the focus of the button that it replaces. */
export function MapFrame({ embedUrl, title }: MapFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus(), [])

  return (
    <iframe
      ref={frame}
      src={embedUrl}
      title={title}
      referrerPolicy="no-referrer-when-downgrade"
      sandbox={MAP_SANDBOX}
    />
  )
}
