import { useEffect, useRef } from 'react'

export type MapFrameProps = {
  /** Address of the embed that needs no key. */
  embedUrl: string
  apiKey: string
  /** The place that the map searches for. */
  query: string
  /** Names the frame. */
  title: string
}

/** The map runs its scripts and opens its links in new windows; it cannot lead this page elsewhere. */
export const MAP_SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** The map without a key. It takes the focus of the button that it replaces. */
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
