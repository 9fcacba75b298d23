import { text } from './answer.mjs'

/** Leaves the mark the real container leaves, and nothing else. */
const SCRIPT = `;(window.dataLayer ||= []).push({ event: 'gtm.js', 'gtm.start': Date.now() })\n`

/**
 * Stands in for the tag manager's script.
 *
 * @param {import('./answer.mjs').Call} call
 */
export function answerTags({ url }) {
  return text(200, 'text/javascript; charset=utf-8', SCRIPT, {
    outcome: 'answered',
    received: { id: url.searchParams.get('id') },
  })
}
