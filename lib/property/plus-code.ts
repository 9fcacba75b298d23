import { OpenLocationCode } from 'open-location-code'
import type { Coordinates } from './map'

/** The full Plus Code of a point, such as `6JXWW4G9+3W`, which Google Maps finds without a town. */
export const plusCode = ({ lat, lng }: Coordinates): string =>
  new OpenLocationCode().encode(lat, lng)
