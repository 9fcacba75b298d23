/** What content uses of `node:path`, in a browser. */
export const join = (...parts: readonly string[]): string =>
  parts.filter(Boolean).join('/').replace(/\/+/g, '/')

export default { join }
