/**
 * Signs in who edits: exchanges the code that GitHub gave their browser for a token, which GitHub tells no browser.
 * It keeps nothing. A worker of Cloudflare, Deno Deploy or any host that calls `fetch`, see docs/publishing.md.
 *
 * EDITOR         the origin of the published editor, such as https://edit.example.com
 * CLIENT_ID      of the GitHub App
 * CLIENT_SECRET  of the GitHub App: a secret of the worker
 * GITHUB         the address of a GitHub of one's own
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
    const { code, verifier } = await request.json().catch(() => ({}))
    const answer = await fetch(`${GITHUB}/login/oauth/access_token`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        code: `${code}`,
        code_verifier: `${verifier}`,
      }),
    })
    const { access_token: token } = await answer.json().catch(() => ({}))
    return Response.json(token ? { token } : {}, { status: token ? 200 : 401, headers })
  },
}
