import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The part of `node:path` that content uses, for browsers. */
export const join = (...parts: readonly string[]): string =>
  parts.filter(Boolean).join('/').replace(/\/+/g, '/')

export default { join }

/** The part of `node:crypto` that content uses: a synchronous SHA-256 of a text. */
export const createHash = (_: 'sha256') => {
  let text = ''
  const hash = {
    update: (more: string) => {
      text += more
      return hash
    },
    digest: () => bytesToHex(sha256(utf8ToBytes(text))),
  }
  return hash
}
