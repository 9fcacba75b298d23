import { GoogleMapsEmbed } from '@next/third-parties/google'
import { useLayoutEffect, useRef } from 'react'
import { MAP_SANDBOX, type MapFrameProps } from './MapFrame'

/**
 * Google's documented embed, for a site with its own API key. The package's iframe has no title and no sandbox: both
 * are set before it loads, which happens when it becomes visible (`loading="lazy"`).
 */
export default function KeyedMap({ apiKey, query, title }: MapFrameProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const frame = root.current?.querySelector('iframe')
    if (!frame) return
    frame.title = title
    frame.setAttribute('sandbox', MAP_SANDBOX)
    frame.focus()
  }, [title])

  return (
    <div ref={root}>
      <GoogleMapsEmbed apiKey={apiKey} mode="place" q={query} loading="lazy" />
    </div>
  )
}
