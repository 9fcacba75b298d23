import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { saveContact } from './save-contact'

const contact = {
  ...{ name: 'Asha', email: 'asha@example.com', message: 'Please contact me.' },
  ...{ notice_version: '0123456789ab', notice_shown_at: '2026-11-26T10:00:00.000Z' },
  ...{ reference: 'CON-7K2F', page: 'https://site.example/contact/' },
}
const keys = { projectId: 'demo-noyyal', apiKey: 'local-api-key', appId: 'local-app' }

let services: ChildProcess
let origin = ''

/** The project's own mock service, over HTTP. */
beforeAll(async () => {
  services = spawn(process.execPath, ['--import', 'tsx', 'tools/mocks/local.ts'], {
    env: { ...process.env, LOCAL_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!services.stdout) throw new Error('the local services have no output to read')
  const [line] = await once(services.stdout, 'data')
  origin = /http:\/\/\S+?:\d+/.exec(String(line))?.[0] ?? ''
})

afterAll(() => {
  services.kill()
})

const control = (action: string, given: object) =>
  fetch(`${origin}/_control/${action}`, { method: 'POST', body: JSON.stringify(given) })
const received = async () =>
  (await fetch(`${origin}/_control/received?service=documents`)).json() as Promise<
    { fields: unknown; documents?: { name: string }[] }[]
  >
const written = async () => (await received()).flatMap(({ documents = [] }) => documents)

/** The library keeps the first database it gets, so each test loads it anew. */
async function save(
  database = emulated(),
  timeout = 5000,
  words = contact,
  reference: string = randomUUID(),
) {
  jest.resetModules()
  const fresh = await import('./save-contact')
  return fresh.saveContact(database, { ...words, reference }, timeout)
}

const emulated = (url = new URL(origin)) => ({
  ...keys,
  emulator: { host: url.hostname, port: Number(url.port) },
})

beforeEach(() => control('reset', {}))

test('a contact becomes one document of the collection contacts', async () => {
  await expect(save()).resolves.toEqual({ ok: true })
  await expect(received()).resolves.toEqual([
    expect.objectContaining({
      fields: [{ collection: 'contacts', ...contact, reference: expect.any(String) }],
    }),
  ])
})

test('a second contact uses the same connection', async () => {
  await saveContact(emulated(), contact, 5000)
  await expect(saveContact(emulated(), contact, 5000)).resolves.toEqual({ ok: true })
})

test.each([
  [400, 'failed-precondition'],
  [401, 'unauthenticated'],
  [403, 'permission-denied', 2],
  [404, 'not-found'],
  [409, 'aborted'],
  [429, 'resource-exhausted'],
  [500, 'unknown'],
])('an answer of %i is a refusal (%s)', async (status, code, times = 1) => {
  await control('fail', { service: 'documents', status, times })
  const answer = await save()
  expect(answer).toMatchObject({ ok: false, reason: 'refused' })
  expect(answer).toHaveProperty('detail', expect.stringMatching(`^${code}: `))
})

test('an answer that is not JSON is a refusal', async () => {
  await control('fail', { service: 'documents', status: 200, body: '<html>' })
  await expect(save()).resolves.toMatchObject({ ok: false, reason: 'refused' })
})

test('a failed connection is a network failure', async () => {
  await expect(save(emulated(new URL('http://localhost:1')))).resolves.toMatchObject({
    ok: false,
    reason: 'network',
  })
})

test('an aborted connection is a network failure', async () => {
  await control('fail', { service: 'documents', drop: true })
  await expect(save()).resolves.toMatchObject({ ok: false, reason: 'network' })
})

test('a late answer is a timeout', async () => {
  await control('fail', { service: 'documents', delayMs: 400 })
  await expect(save(emulated(), 100)).resolves.toMatchObject({ ok: false, reason: 'timeout' })
})

test('a retry after a lost answer keeps one document with its date', async () => {
  const id = randomUUID()
  await control('fail', { service: 'documents', delayMs: 400 })
  await expect(save(emulated(), 100, contact, id)).resolves.toMatchObject({ reason: 'timeout' })
  await expect(save(emulated(), 5000, contact, id)).resolves.toEqual({ ok: true })
  const [first, second] = await written()
  expect(first).toEqual({ name: expect.stringContaining(id), at: 'REQUEST_TIME' })
  // Without its own time: the first one is kept.
  expect(second).toEqual({ name: first?.name })
})

test('a retry after a reload keeps one document, although the notice was shown again', async () => {
  const id = randomUUID()
  await save(emulated(), 5000, contact, id)
  const again = { ...contact, notice_shown_at: '2026-11-26T10:05:00.000Z' }
  await expect(save(emulated(), 5000, again, id)).resolves.toEqual({ ok: true })
  const [first, second] = await written()
  expect(second).toEqual({ name: first?.name })
})

test.each([
  { ...contact, notice_version: 'ba9876543210' },
  { ...contact, message: 'Please contact me, by mail.' },
  { ...contact, name: 'Asha R' },
  { ...contact, email: 'asha@example.org' },
])(
  'a text that was changed before the retry is saved as a second document, not merged: %j',
  async (words) => {
    const id = randomUUID()
    await save(emulated(), 5000, contact, id)
    await expect(save(emulated(), 5000, words, id)).resolves.toEqual({ ok: true })
    const [first, second] = await written()
    expect(second?.name).not.toBe(first?.name)
  },
)

test('the detail of a failure has no personal data, and the library logs nothing', async () => {
  const spoken = [
    jest.spyOn(console, 'error').mockImplementation(() => {}),
    jest.spyOn(console, 'warn').mockImplementation(() => {}),
  ]
  await control('fail', { service: 'documents', status: 403, times: 2 })
  expect(JSON.stringify(await save())).not.toMatch(/Asha|asha@|contact me/)
  for (const channel of spoken) expect(channel).not.toHaveBeenCalled()
})
