/** Small readers of the HTML that Next.js writes: React escapes `<` and `>` inside attributes. */

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const DATA_TYPES = /\stype="(application\/(ld\+)?json|speculationrules)"/

/**
 * @typedef {{ text: string, attributes: string, src?: string, body: string, isData: boolean }} Script
 * @param {string} html
 * @param {(script: Script) => string} replace
 */
export function replaceScripts(html, replace) {
  return html.replace(SCRIPT, (text, attributes, body) => {
    const src = /\ssrc="([^"]*)"/.exec(attributes)?.[1]
    const isData = DATA_TYPES.test(attributes)
    return replace({ text, attributes, body, isData, ...(src && { src: unescapeHtml(src) }) })
  })
}

/** @returns {Script[]} */
export function scriptsOf(html) {
  const found = []
  replaceScripts(html, (script) => {
    found.push(script)
    return script.text
  })
  return found
}

/** The markup alone: text inside scripts often looks like tags. */
export const withoutScripts = (html) => replaceScripts(html, () => '')

/** @returns {string[]} each opening tag of the markup, as written */
export const tagsOf = (html) => withoutScripts(html).match(/<[a-z][^>]*>/gi) ?? []

export function unescapeHtml(text) {
  return text
    .replaceAll('&quot;', '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
