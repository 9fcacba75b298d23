/** The text of each field of a form, by field name. */
export type Texts = Readonly<Record<string, string>>

/** `text` is in the page's language; `sent` is in English, for the desk. */
export type Sent = { readonly text: string; readonly sent: string }
