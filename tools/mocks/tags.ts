import { type Answer, type Call, text } from './answer'

/** Leaves the mark the real container leaves, and nothing else. */
const SCRIPT = `;(window.dataLayer ||= []).push({ event: 'gtm.js', 'gtm.start': Date.now() })\n`

/** Stands in for the tag manager's script. */
export function answerTags({ url }: Call): Answer {
  return text(200, 'text/javascript; charset=utf-8', SCRIPT, {
    outcome: 'answered',
    received: { id: url.searchParams.get('id') },
  })
}
