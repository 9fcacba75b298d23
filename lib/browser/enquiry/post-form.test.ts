/** @jest-environment jsdom */
import { postForm } from './post-form'

const ENDPOINT = 'https://forms.example/submit'

function answerWith(answer: Partial<Pick<Response, 'status' | 'redirected' | 'url' | 'text'>>) {
  global.fetch = jest.fn().mockResolvedValue({
    ok: true,
    status: 200,
    redirected: false,
    url: ENDPOINT,
    text: async () => '{"success":true}',
    ...answer,
  })
}
const saying = (text: string) => ({ text: () => Promise.resolve(text) })
const post = (timeout = 5000) => postForm(ENDPOINT, new FormData(), timeout)

test('an explicit success is a success', async () => {
  answerWith({})
  await expect(post()).resolves.toEqual({ ok: true })
})

test.each([
  ['no in its JSON', saying('{"success":"false","message":"asha@example.com"}')],
  ['a page of a network', saying('<!doctype html><h1>Sign in</h1>')],
  ['a redirect to another origin', { redirected: true, url: 'https://login.hotel.example/' }],
  ['a redirect to plain http', { redirected: true, url: 'http://forms.example/submit' }],
])('200 with %s is a refusal, without the visitor’s text in the detail', async (_, answer) => {
  answerWith(answer)
  const result = await post()
  expect(result).toMatchObject({ ok: false, reason: 'refused' })
  expect(JSON.stringify(result)).not.toContain('asha')
})

test.each([
  ['204', { status: 204, ...saying('') }],
  ['an empty 200', saying('')],
  ['a redirect within the provider that ends in a yes', { redirected: true }],
])('%s counts as sent', async (_, answer) => {
  answerWith(answer)
  await expect(post()).resolves.toEqual({ ok: true })
})

test('a body that never ends is a timeout, like a missing answer', async () => {
  answerWith({ text: () => new Promise(() => {}) })
  await expect(post(20)).resolves.toMatchObject({ ok: false, reason: 'timeout' })
  expect(jest.mocked(fetch).mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})

test('an incomplete body is a network failure', async () => {
  answerWith({
    text: async () => {
      throw new TypeError('terminated')
    },
  })
  await expect(post()).resolves.toMatchObject({ ok: false, reason: 'network' })
})
