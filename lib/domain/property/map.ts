const MAPS = 'https://www.google.com/maps'

/** A point on the earth, in degrees. */
export type Coordinates = { readonly lat: number; readonly lng: number }

/** A place as maps are asked for it: its words, and the gate once that is known. */
export type MapPlace = { readonly mapQuery: string; readonly gate?: Coordinates | undefined }

/** What a map is asked for: the coordinates of the gate, such as `9.92521,78.11983`; else the place in words. */
export const mapPoint = ({ mapQuery, gate }: MapPlace): string =>
  gate ? `${gate.lat},${gate.lng}` : mapQuery

/** As part of an address. A comma needs no escape there, and coordinates are read more easily with it. */
const escaped = (query: string): string => encodeURIComponent(query).replaceAll('%2C', ',')

/** The address of a map to put into a frame; needs no key. */
export const mapEmbedUrl = (query: string): string => `${MAPS}?q=${escaped(query)}&output=embed`

/** The same map on a page of its own (Google's documented "Maps URLs"). */
export const mapPageUrl = (query: string): string => `${MAPS}/search/?api=1&query=${escaped(query)}`

/** The way there from where the visitor is. */
export const directionsUrl = (query: string): string =>
  `${MAPS}/dir/?api=1&destination=${escaped(query)}`
