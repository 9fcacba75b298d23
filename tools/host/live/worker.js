/** Asks each minute of a match, and serves `live.json` on the site's own host: wrangler.toml, docs/deploy.md. */
import { matchOn, nextFile, readStarts, textOf } from './live.js'

const NAME = 'live.json'
const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-cache',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

export default {
  /** Cloudflare shows what it throws; the former file stays. */
  async scheduled({ scheduledTime }, settings) {
    const former = JSON.parse(await settings.LIVE.get(NAME))
    const start = matchOn(await readStarts(settings), former, scheduledTime)
    if (start === undefined) return
    await settings.LIVE.put(NAME, textOf(await nextFile(settings, former, start, scheduledTime)))
  },
  async fetch(_, { LIVE }) {
    const text = await LIVE.get(NAME)
    return new Response(text ?? '{}', { status: text ? 200 : 404, headers: HEADERS })
  },
}
