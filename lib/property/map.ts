const MAPS = 'https://www.google.com/maps'

/** The address of a map to put into a frame; needs no key. */
export const mapEmbedUrl = (query: string): string =>
  `${MAPS}?q=${encodeURIComponent(query)}&output=embed`

/** The same map on a page of its own (Google's documented "Maps URLs"). */
export const mapPageUrl = (query: string): string =>
  `${MAPS}/search/?api=1&query=${encodeURIComponent(query)}`

/** The way there from where the visitor is. */
export const directionsUrl = (query: string): string =>
  `${MAPS}/dir/?api=1&destination=${encodeURIComponent(query)}`
