import { tagsOf } from './html.mjs'

/**
 * Refuses what the policy would block in the browser anyway, while the author is still there.
 *
 * @param {string} html
 */
export function assertInert(html) {
  for (const tag of tagsOf(html)) {
    if (/\son[a-z]+\s*=/i.test(tag)) throw new Error(`inline event handler: ${tag}`)
    if (/\s(href|src|action|formaction)="\s*javascript:/i.test(tag)) {
      throw new Error(`script address: ${tag}`)
    }
  }
}
