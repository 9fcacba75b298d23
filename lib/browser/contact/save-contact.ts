import type { SendAnswer } from '@/lib/browser/enquiry/post-form'
import type { NOTICE_SHOWN, NOTICE_VERSION } from '@/lib/domain/enquiry/notice-fields'
import type { DocumentDatabase } from '@/lib/domain/services'
import { TimeoutError, withinTime } from '@/lib/domain/within-time'

/**
 * A saved message (specification, section 3), with the privacy notice shown at the form, and the fields that the
 * mail of the other forms has too (docs/deploy.md).
 */
export type Contact = { name: string; email: string; message: string } & Record<
  typeof NOTICE_VERSION | typeof NOTICE_SHOWN | 'reference' | 'page',
  string
> & { from?: string; adds_to?: string }

/** The collection in which tools/host/firestore.rules allows new documents. */
const COLLECTION = 'contacts'

/**
 * Saves a contact as one document, named by its reference and a hash of its text. A retry after a lost
 * answer gets the same name, so it stays one document with its first times. A changed text of the same
 * enquiry becomes a second document with the same prefix. Never throws. Loads the client library on the
 * first save. The library cannot be aborted: after `timeout` milliseconds its answer is ignored.
 */
export async function saveContact(
  database: DocumentDatabase,
  contact: Contact,
  timeout: number,
): Promise<SendAnswer> {
  const name = `${contact.reference}-${digest(contact)}`
  try {
    await withinTime(timeout, () => add(database, contact, name))
    return { ok: true }
  } catch (error) {
    return failure(error)
  }
}

async function add(database: DocumentDatabase, contact: Contact, name: string): Promise<void> {
  const [{ getApp, getApps, initializeApp }, firestore] = await Promise.all([
    import('firebase/app'),
    import('firebase/firestore/lite'),
  ])
  // On a failure the library would log the whole request to the console, including the visitor's message.
  firestore.setLogLevel('silent')

  const { emulator, ...options } = database
  const isFirst = getApps().length === 0
  const store = firestore.getFirestore(isFirst ? initializeApp(options) : getApp())
  if (isFirst && emulator) {
    firestore.connectFirestoreEmulator(store, emulator.host, emulator.port)
  }
  const document = firestore.doc(store, COLLECTION, name)
  // The server's clock: retention is counted from this day (docs/deploy.md).
  const at = firestore.serverTimestamp()
  await firestore.setDoc(document, { ...contact, at }).catch((error) => {
    if (error.code !== 'permission-denied') throw error
    // Perhaps it is already saved: the rules accept an identical text, and its first times are kept.
    const { notice_shown_at: _, ...words } = contact
    return firestore.setDoc(document, words, { merge: true })
  })
}

/** A short stable hash (FNV-1a) of the text: the same after the page was reloaded. */
function digest({ notice_shown_at: _, ...words }: Contact): string {
  let hash = 0x811c9dc5
  for (const char of Object.values(words).join('\n')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(16)
}

/** Browsers' error messages for a request without an answer; the library reports them as `unknown`. */
const NO_ANSWER = /fetch|network|load failed|import|chunk/i

function failure(error: unknown): SendAnswer {
  if (error instanceof TimeoutError) return { ok: false, reason: 'timeout', detail: error.message }
  const { code = 'unknown', message = String(error) } = error as { code?: string; message?: string }
  const isAnswered = code !== 'unknown' || !NO_ANSWER.test(message)
  return {
    ok: false,
    reason: isAnswered ? 'refused' : 'network',
    detail: `${code}: ${message}`,
  }
}
