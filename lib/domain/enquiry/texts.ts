/** What stands in each field of a form, by its name. */
export type Texts = Readonly<Record<string, string>>

/** Words as the page has them, and as the desk receives them: in English. */
export type Sent = { readonly text: string; readonly sent: string }
