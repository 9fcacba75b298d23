import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Stands for `node:crypto` in a browser: the one hash that content takes, of a text, without a promise. */
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
