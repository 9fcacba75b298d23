/** Every module of content/ that reads files, to be loaded one by one; scripts/edit/bundle.mjs makes the list. */
declare module 'all-gates' {
  export const gates: readonly (() => Promise<unknown>)[]
}
