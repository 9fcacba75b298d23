/** The database of the contact form. Without it the form is sent to the enquiry provider. */
export type DocumentDatabase = {
  projectId: string
  apiKey: string
  appId: string
  /** Host and port of the local mock; absent for the hosted service. */
  emulator?: { host: string; port: number }
}

/** A sports-data service that browsers call directly; its key, if any, is public. */
export type FeedSource = { url: string; host?: string; key?: string }
