import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** Returns the SHA-256 of a text in hexadecimal. Content is also checked in browsers, where Node's is missing. */
export const sha256Of = (text: string): string => bytesToHex(sha256(text))
