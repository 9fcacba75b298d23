/** Every typed module of content/, to be loaded one by one; bundle.ts makes the list. */
declare module 'content-modules' {
  export const modules: readonly (() => Promise<unknown>)[]
}
