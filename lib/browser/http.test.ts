/** @jest-environment jsdom */
import { send } from './http'

type Call = { url: string; init: RequestInit }

let calls: Call[] = []

/** Mocks `fetch`, which jsdom does not have. */
function answerWith(answer: (call: Call) => Promise<Partial<Response>>) {
  global.fetch = ((url: string, init: RequestInit) => {
    calls.push({ url, init })
    return answer({ url, init })
  }) as typeof fetch
}

const ok = async () => ({ ok: true, status: 200, statusText: 'OK' })
const untilAborted = ({ init }: Call) =>
  new Promise<Response>((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(new Error('This operation was aborted')))
  })
const headersSent = () => calls[0]?.init.headers as Record<string, string>

beforeEach(() => {
  calls = []
  answerWith(ok)
  // biome-ignore lint/suspicious/noDocumentCookie: the token is read from a cookie
  document.cookie = 'XSRF-TOKEN=a%2Fb; path=/'
})

afterEach(() => {
  jest.useRealTimers()
  // biome-ignore lint/suspicious/noDocumentCookie: the token is read from a cookie
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0'
})

test('a 2xx answer is a success; its body is not read without `read`', async () => {
  await expect(send('/data')).resolves.toMatchObject({ ok: true, status: 200 })
  expect(calls[0]).toMatchObject({ url: '/data', init: { method: 'GET' } })
})

test.each([400, 401, 403, 404, 409, 429, 500, 503])(
  '%i is a failure of its own kind',
  async (status) => {
    answerWith(async () => ({ ok: false, status, statusText: 'No' }))
    await expect(send('/data')).resolves.toMatchObject({
      ok: false,
      reason: 'status',
      status,
      message: `${status} No`,
    })
  },
)

test('a failed connection is a network failure with the browser’s message', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(send('/data')).resolves.toEqual({
    ok: false,
    reason: 'network',
    message: 'Failed to fetch',
  })
})

test('a missing answer is a timeout, and the request is aborted', async () => {
  jest.useFakeTimers()
  answerWith(untilAborted)
  const answer = send('/data', { timeout: 15_000 })
  await jest.advanceTimersByTimeAsync(14_999)
  expect(calls[0]?.init.signal?.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  await expect(answer).resolves.toMatchObject({ ok: false, reason: 'timeout' })
  expect(calls[0]?.init.signal?.aborted).toBe(true)
})

test('the result of `read` is returned with any status', async () => {
  const read = async (response: Response) => response.statusText
  await expect(send('/data', { read })).resolves.toMatchObject({ ok: true, body: 'OK' })
  answerWith(async () => ({ ok: false, status: 404, statusText: 'Gone' }))
  await expect(send('/data', { read })).resolves.toMatchObject({ reason: 'status', body: 'Gone' })
})

test('an unfinished body is a timeout', async () => {
  const read = () => new Promise<never>(() => {})
  await expect(send('/data', { read, timeout: 10 })).resolves.toMatchObject({ reason: 'timeout' })
  expect(calls[0]?.init.signal?.aborted).toBe(true)
})

test('the timer is cleared after the call', async () => {
  jest.useFakeTimers()
  await send('/data', { timeout: 15_000 })
  expect(jest.getTimerCount()).toBe(0)
})

test.each([
  ['/submit', 'POST'],
  ['submit', 'PUT'],
  ['./submit?to=https://elsewhere.example', 'DELETE'],
  ['/submit', 'patch'],
])('%s with %s sends the token of the cookie', async (url, method) => {
  await send(url, { method, headers: { Accept: 'application/json' } })
  expect(headersSent()).toEqual({ Accept: 'application/json', 'X-XSRF-TOKEN': 'a/b' })
})

test.each([
  ['/data', 'GET'],
  ['/data', 'HEAD'],
  ['https://elsewhere.example/submit', 'POST'],
  ['HTTP://elsewhere.example/submit', 'POST'],
  ['//elsewhere.example/submit', 'POST'],
  ['/\\elsewhere.example/submit', 'POST'],
])('%s with %s does not send the token', async (url, method) => {
  await send(url, { method })
  expect(headersSent()).toEqual({})
})

test('without the cookie no empty header is sent', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the token is read from a cookie
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0'
  await send('/submit', { method: 'POST' })
  expect(headersSent()).toEqual({})
})

test('a malformed token is sent unchanged', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the token is read from a cookie
  document.cookie = 'XSRF-TOKEN=100%; path=/'
  await send('/submit', { method: 'POST' })
  expect(headersSent()).toEqual({ 'X-XSRF-TOKEN': '100%' })
})

test('a body is sent unchanged', async () => {
  const body = new FormData()
  await send('https://forms.example/submit', { method: 'POST', body })
  expect(calls[0]?.init.body).toBe(body)
})
