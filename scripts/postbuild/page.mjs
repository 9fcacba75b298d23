import { stripOrDeferScripts } from './framework.mjs'
import { edit, elementsOf } from './html.mjs'
import { assertNoInlineScript } from './inert.mjs'
import { insertPolicy } from './policies.mjs'

/**
 * Makes an exported page ready to be published: its scripts are stripped or deferred, and its policy
 * allows what is left. Throws where the page would break that policy.
 *
 * @param {string} html of one page, as exported
 * @param {import('../../hosting/settings.mjs').Settings} settings
 * @param {(script: string) => string} publish stores a script and returns its address
 * @returns {string}
 */
export function treatPage(html, settings, publish) {
  const elements = elementsOf(html)
  assertNoInlineScript(elements)
  const { edits, scripts } = stripOrDeferScripts(elements, publish)
  return edit(html, [...edits, insertPolicy(elements, scripts, settings)])
}
