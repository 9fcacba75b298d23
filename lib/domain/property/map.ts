const MAPS = 'https://www.google.com/maps'

/** A point on the earth, in degrees. */
export type Coordinates = { readonly lat: number; readonly lng: number }

/** A place for map queries: its name or address, and the gate's coordinates if known. */
export type MapPlace = { readonly mapQuery: string; readonly gate?: Coordinates | undefined }

/** The map query: the gate's coordinates, such as `9.92521,78.11983`, otherwise the name or address. */
export const mapPoint = ({ mapQuery, gate }: MapPlace): string =>
  gate ? `${gate.lat},${gate.lng}` : mapQuery

/** Escapes a query parameter. Keeps commas, so that coordinates stay readable. */
const escaped = (query: string): string => encodeURIComponent(query).replaceAll('%2C', ',')

/** The URL of a map for an iframe; needs no key. */
export const mapEmbedUrl = (query: string): string => `${MAPS}?q=${escaped(query)}&output=embed`

/** The URL of the map as a page (Google's documented "Maps URLs"). */
export const mapPageUrl = (query: string): string => `${MAPS}/search/?api=1&query=${escaped(query)}`

/** The URL of directions from the visitor's location. */
export const directionsUrl = (query: string): string =>
  `${MAPS}/dir/?api=1&destination=${escaped(query)}`
