/** Writes each page's Content-Security-Policy into it, straight after the charset, and its first script. */
import { createHash } from 'node:crypto'
import { pagePolicy } from '../../hosting/policy.mjs'
import { trustedTypesScript } from './trusted-types.mjs'

/** The policy as it is written, so that reading it back needs no parser. */
const WRITTEN = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/

const hash = (text) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
const hashes = (texts) => [...new Set(texts.map(hash))]

/**
 * @param {import('./html.mjs').Element[]} elements of one page
 * @param {{ scripts: import('./html.mjs').Script[], styles: string[] }} inline what the page holds when all
 *   other edits are made
 * @param {import('../../hosting/settings.mjs').Settings} settings
 * @returns {import('./html.mjs').Edit}
 */
export function insertPolicy(elements, inline, settings) {
  const charset = elements.find(({ tag, attributes }) => tag === 'meta' && 'charset' in attributes)
  if (!charset) throw new Error('the page has no <meta charset> to put its policy after')
  const hasCode = inline.scripts.some(isCode)
  const first = hasCode ? [{ attributes: {}, content: trustedTypesScript(settings) }] : []
  const scripts = [...first, ...inline.scripts]
  const policy = pagePolicy(hashesOf({ ...inline, scripts }), settings)
  const added = first.map(({ content }) => `<script>${content}</script>`).join('')
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>${added}`
  return { start: charset.end, end: charset.end, text }
}

/** @returns {string | undefined} the policy that a page holds */
export const readPolicy = (html) => WRITTEN.exec(html)?.[1]

const isCode = ({ attributes: { type } }) => type === undefined || type === 'module'

function hashesOf({ scripts, styles }) {
  // Speculation rules are data, but a policy allows them as it allows scripts.
  const inline = scripts.filter(
    ({ attributes: { src, type } }) => !src && (type === undefined || type === 'speculationrules'),
  )
  return {
    scripts: hashes(inline.map(({ content }) => content)),
    styles: hashes(styles),
  }
}
