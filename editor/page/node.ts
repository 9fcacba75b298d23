import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What content uses of `node:path`, in a browser. */
export const join = (...parts: readonly string[]): string =>
  parts.filter(Boolean).join('/').replace(/\/+/g, '/')

export default { join }

/** What it uses of `node:crypto`: the one hash that content takes, of a text, without a promise. */
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
