/** Words as the page has them, and as the desk receives them: in English. */
export type Sent = { readonly text: string; readonly sent: string }
