import worker from './worker.js'

const settings = {
  EDITOR: 'https://edit.example',
  CLIENT_ID: 'id',
  CLIENT_SECRET: 'secret',
}

async function ask(body: string) {
  const headers = { origin: settings.EDITOR }
  const request = new Request('https://worker.example', { method: 'POST', headers, body })
  const answer = await worker.fetch(request, settings)
  // The editor can read every answer, errors included.
  expect(answer.headers.get('access-control-allow-origin')).toBe(settings.EDITOR)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return [answer.status, await answer.json()]
}
const github = jest.spyOn(global, 'fetch')
const RIGHT = '{"code":"c","verifier":"v"}'

test('an authorised user gets the token', async () => {
  github.mockResolvedValueOnce(Response.json({ access_token: 't' }))
  expect(await ask(RIGHT)).toEqual([200, { token: 't' }])
  const [address, asked] = github.mock.lastCall ?? []
  expect(address).toBe('https://github.com/login/oauth/access_token')
  // Without this header GitHub answers with form data.
  expect(asked?.headers).toMatchObject({ accept: 'application/json' })
  expect(JSON.parse(String(asked?.body))).toEqual({
    client_id: settings.CLIENT_ID,
    client_secret: settings.CLIENT_SECRET,
    code: 'c',
    code_verifier: 'v',
  })
})

test.each(['null', '', '[]', '1', '{}', '{"code":"c"}', '{"code":"c","verifier":7}'])(
  'a request without code and verifier is refused, without a request to GitHub: %s',
  async (body) => {
    github.mockClear()
    expect(await ask(body)).toEqual([400, { error: 'no code and verifier' }])
    expect(github).not.toHaveBeenCalled()
  },
)

test.each([200, 404])('where GitHub refuses with status %i, there is no token', async (status) => {
  github.mockResolvedValueOnce(Response.json({ error: 'incorrect_client' }, { status }))
  expect(await ask(RIGHT)).toEqual([401, {}])
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['fails', async () => new Response('<html>', { status: 503 })],
  ['says nothing that can be read', async () => new Response('<html>')],
  ['says null', async () => Response.json(null)],
])('where GitHub %s, that is reported', async (_, answer) => {
  github.mockImplementationOnce(answer)
  expect(await ask(RIGHT)).toEqual([502, { error: 'no answer of GitHub' }])
})

test('it serves only the editor', async () => {
  const headers = { origin: 'https://evil.example' }
  const request = new Request('https://worker.example', { method: 'POST', headers, body: RIGHT })
  expect((await worker.fetch(request, settings)).status).toBe(403)
})

test.each([
  ['OPTIONS', 200],
  ['GET', 405],
])('%s sends no request to GitHub', async (method, status) => {
  github.mockClear()
  const headers = { origin: settings.EDITOR }
  const answer = await worker.fetch(
    new Request('https://worker.example', { method, headers }),
    settings,
  )
  expect(answer.status).toBe(status)
  // The preflight before a browser sends JSON to another origin.
  expect(answer.headers.get('access-control-allow-headers')).toBe('content-type')
  expect(github).not.toHaveBeenCalled()
})
