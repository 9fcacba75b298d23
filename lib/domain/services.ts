/** Where the contact form saves; absent means that it goes to the enquiry provider. */
export type DocumentDatabase = {
  projectId: string
  apiKey: string
  appId: string
  /** Host and port of the local stand-in; absent for the hosted service. */
  emulator?: { host: string; port: number }
}

/** A sports-data address that browsers may ask; the key, where there is one, is public. */
export type FeedSource = { url: string; host?: string; key?: string }
