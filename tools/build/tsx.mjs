// @ts-check
/** Arguments for Node to run our TypeScript in a separate process. */
export const TSX = ['--import', 'tsx']
