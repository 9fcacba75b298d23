/**
 * Exchanges the code that a user's browser got from GitHub for an access token: GitHub does not let browsers do that.
 * Stores nothing. A worker for Cloudflare, Deno Deploy or any host that calls `fetch`, see docs/deploy.md.
 *
 * EDITOR         the origin of the published editor, such as https://edit.example.com
 * CLIENT_ID      of the GitHub App
 * CLIENT_SECRET  of the GitHub App: a secret of the worker
 * GITHUB         the address of the mock of GitHub in tests
 */
export default {
  async fetch(request, { EDITOR, CLIENT_ID, CLIENT_SECRET, GITHUB = 'https://github.com' }) {
    if (request.headers.get('origin') !== EDITOR) return new Response(null, { status: 403 })
    const headers = {
      'access-control-allow-origin': EDITOR,
      'access-control-allow-headers': 'content-type',
      'cache-control': 'no-store',
    }
    if (request.method === 'OPTIONS') return new Response(null, { headers })
    if (request.method !== 'POST') return new Response(null, { status: 405, headers })
    const answer = (status, said) => Response.json(said, { status, headers })
    const { code, verifier } = (await request.json().catch(() => null)) ?? {}
    if (typeof code !== 'string' || typeof verifier !== 'string') {
      return answer(400, { error: 'no code and verifier' })
    }
    const said = await fetch(`${GITHUB}/login/oauth/access_token`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        code,
        code_verifier: verifier,
      }),
    })
      .then((response) => (response.status < 500 ? response.json() : null))
      .catch(() => null)
    if (!said) return answer(502, { error: 'no answer of GitHub' })
    const token = said.access_token
    return token ? answer(200, { token }) : answer(401, {})
  },
}
