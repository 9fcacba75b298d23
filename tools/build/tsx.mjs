// @ts-check
/** What Node needs to run a script of ours, which is TypeScript, in a process of its own. */
export const TSX = ['--import', 'tsx']
