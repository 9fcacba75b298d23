/** Writes each page's Content-Security-Policy into it, straight after the charset. */
import { createHash } from 'node:crypto'
import { pagePolicy } from '../../hosting/policy.mjs'
import { scriptsOf, tagsOf, unescapeHtml, withoutScripts } from './html.mjs'

const CHARSET = /<meta char[sS]et="utf-8"\/?>/
const WRITTEN = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/

const hash = (text) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
const hashes = (texts) => [...new Set(texts.map(hash))]

/**
 * @param {string} html after its last other edit: a later one would break the hashes
 * @param {import('../../hosting/settings.mjs').Settings} settings
 */
export function writePolicy(html, settings) {
  const page = html.replace(WRITTEN, '')
  if (!CHARSET.test(page)) throw new Error('the page has no <meta charset> to put its policy after')
  const policy = pagePolicy(readHashes(page), settings)
  return page.replace(CHARSET, `$&<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
}

/** @returns {string | undefined} the policy that writePolicy has put into a page */
export const readPolicy = (html) => WRITTEN.exec(html)?.[1]

function readHashes(html) {
  // Speculation rules are data, but a policy allows them as it allows scripts.
  const scripts = scriptsOf(html).filter(
    ({ src, isData, attributes }) => !src && (!isData || /"speculationrules"/.test(attributes)),
  )
  const styles = withoutScripts(html).matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)
  const attributes = tagsOf(html).flatMap((tag) => [...tag.matchAll(/\sstyle="([^"]*)"/g)])
  return {
    scripts: hashes(scripts.map(({ body }) => body)),
    styles: hashes([...styles].map(([, body]) => body)),
    styleAttributes: hashes(attributes.map(([, value]) => unescapeHtml(value))),
  }
}
