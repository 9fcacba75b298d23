/** What the package does not say of itself. */
declare module 'open-location-code' {
  export class OpenLocationCode {
    /** A full code of ten digits: a field of about 14 by 14 metres. */
    encode(latitude: number, longitude: number): string
  }
}
