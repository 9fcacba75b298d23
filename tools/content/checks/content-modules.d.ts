/** Lazy imports of all typed modules of content/; bundle.ts generates the module. */
declare module 'content-modules' {
  export const modules: readonly (() => Promise<unknown>)[]
}
