import type { SendAnswer } from '@/lib/browser/enquiry/post-form'
import type { NOTICE_SHOWN, NOTICE_VERSION } from '@/lib/domain/enquiry/notice-fields'
import type { DocumentDatabase } from '@/lib/domain/services'
import { TimeoutError, withinTime } from '@/lib/domain/within-time'

/**
 * A message as it is saved (specification, section 3), with the notice that stood at the form, and what the mail of
 * the other forms has as well (docs/deploy.md).
 */
export type Contact = { name: string; email: string; message: string } & Record<
  typeof NOTICE_VERSION | typeof NOTICE_SHOWN | 'reference' | 'page',
  string
> & { from?: string; adds_to?: string }

/** The collection that tools/host/firestore.rules opens for new documents. */
const COLLECTION = 'contacts'

/**
 * Saves a contact as one new document, named by its reference. What is sent again because no answer came gets the same name, and
 * stays one document with its first times. Other words of the same enquiry are another
 * document, whose name begins alike. Never throws. The client library is loaded here, on the first
 * save, and cannot be told to stop: after `timeout` milliseconds the answer is no longer waited for.
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
  // On a failure the library would write the whole request to the console, the visitor's words with it.
  firestore.setLogLevel('silent')

  const { emulator, ...options } = database
  const isFirst = getApps().length === 0
  const store = firestore.getFirestore(isFirst ? initializeApp(options) : getApp())
  if (isFirst && emulator) {
    firestore.connectFirestoreEmulator(store, emulator.host, emulator.port)
  }
  const document = firestore.doc(store, COLLECTION, name)
  // The database's own clock: the day from which the message is kept (docs/deploy.md).
  const at = firestore.serverTimestamp()
  await firestore.setDoc(document, { ...contact, at }).catch((error) => {
    if (error.code !== 'permission-denied') throw error
    // Is it saved already? Then the rules take the same words as they stand, and keep their times.
    const { notice_shown_at: _, ...words } = contact
    return firestore.setDoc(document, words, { merge: true })
  })
}

/** A short number for the words, the same each time (FNV-1a), also where the page was opened anew meanwhile. */
function digest({ notice_shown_at: _, ...words }: Contact): string {
  let hash = 0x811c9dc5
  for (const char of Object.values(words).join('\n')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(16)
}

/** The browsers' words for a request that got no answer; the library passes them on as `unknown`. */
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
