/** Every typed module of content/, to be loaded one by one; editor/server/bundle.ts makes the list. */
declare module 'content-modules' {
  export const modules: readonly (() => Promise<unknown>)[]
}
