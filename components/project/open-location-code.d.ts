/** The package has no types of its own. */
declare module 'open-location-code' {
  export class OpenLocationCode {
    /** Returns a full code of ten digits: an area of about 14 by 14 metres. */
    encode(latitude: number, longitude: number): string
  }
}
