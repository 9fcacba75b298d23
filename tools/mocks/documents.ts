import { isDeepStrictEqual } from 'node:util'
import { type Answer, type Call, json } from './answer'

const PATH = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents:commit$/

type Write = {
  update: { name: string; fields?: Record<string, Record<string, unknown>> }
  updateMask?: { fieldPaths?: string[] }
  updateTransforms?: { fieldPath: string; setToServerValue?: string }[]
}

/** A write as received, not validated yet. */
type Asked = { update?: Partial<Write['update']> } & Omit<Write, 'update'>

const isIn =
  (database: string) =>
  (asked: Asked): asked is Write =>
    asked.update?.name?.startsWith(`${database}/documents/`) === true

/** Mocks Firestore's `documents:commit`, the only call for adding a document. */
export function answerDocuments({ method, url, body }: Call): Answer {
  const database = decodeURIComponent(url.pathname).match(PATH)?.[1]
  if (!database || method !== 'POST') return refused(404, 'NOT_FOUND', `No ${url.pathname}`)

  const writes = readWrites(body)
  if (!writes) return refused(400, 'INVALID_ARGUMENT', 'The body is not a list of writes')
  if (!writes.every(isIn(database))) {
    return refused(400, 'INVALID_ARGUMENT', 'A write names another database')
  }

  if (writes.some(isRefused)) {
    return refused(403, 'PERMISSION_DENIED', 'A saved contact cannot be changed')
  }
  const now = new Date().toISOString()
  const writeResults = writes.map(({ updateTransforms }) => ({
    updateTime: now,
    ...(updateTransforms?.length && {
      transformResults: updateTransforms.map(() => ({ timestampValue: now })),
    }),
  }))
  return json(
    200,
    { writeResults, commitTime: now },
    { outcome: 'accepted', received: writes.map(readable), documents: writes.map(described) },
  )
}

/** The fields of each saved document, by its full name, which is unique across tests. */
const saved = new Map<string, Write['update']['fields']>()

/** As tools/host/firestore.rules: create once, with the time of the database; later only identical writes. */
function isRefused({ update: { name, fields = {} }, updateMask, updateTransforms }: Write) {
  const before = saved.get(name)
  const isTimed = updateTransforms !== undefined
  if (!before) {
    if (isTimed) saved.set(name, fields)
    return !isTimed
  }
  const after = updateMask ? { ...before, ...fields } : fields
  return isTimed || !isDeepStrictEqual(after, before)
}

function readWrites(body: Buffer): Asked[] | undefined {
  try {
    const { writes } = JSON.parse(body.toString('utf8'))
    return Array.isArray(writes) ? writes : undefined
  } catch {
    return undefined
  }
}

/** Converts `{ name: { stringValue: 'A' } }` to `{ name: 'A' }` for reading. */
function readable({ update }: Write) {
  const fields = Object.entries(update.fields ?? {}).map(([name, typed]) => [
    name,
    Object.values(typed)[0],
  ])
  const [, address = ''] = update.name.split('/documents/')
  const collection = address.split('/').slice(0, -1).join('/')
  return { collection, ...Object.fromEntries(fields) }
}

/** The document's own name, and the fields that the database sets. */
function described({ update, updateTransforms = [] }: Write) {
  const filled = updateTransforms.map(({ fieldPath, setToServerValue }) => [
    fieldPath,
    setToServerValue,
  ])
  return { name: update.name.split('/').at(-1), ...Object.fromEntries(filled) }
}

function refused(code: number, status: string, message: string) {
  return json(code, { error: { code, message, status } }, { outcome: `refused: ${message}` })
}
