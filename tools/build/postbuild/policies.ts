/** Writes a Content-Security-Policy and the Trusted Types script into each page, straight after the charset. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { pagePolicy } from '@/tools/host/policy'
import type { ServiceOrigins } from '@/tools/host/services'
import type { Settings } from '@/tools/host/settings'
import type { Edit, Element, Script } from './html'

/** Matches the policy exactly as it is written here, so that reading it back needs no parser. */
const WRITTEN = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/

const hash = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
const hashes = (texts: readonly string[]) => [...new Set(texts.map(hash))]

/** The inline scripts and styles of a page after all other edits. */
type Inline = { scripts: readonly Script[]; styles: readonly string[] }

export function insertPolicy(
  elements: readonly Element[],
  inline: Inline,
  settings: Settings,
): Edit {
  const charset = elements.find(({ tag, attributes }) => tag === 'meta' && 'charset' in attributes)
  if (!charset) throw new Error('the page has no <meta charset> to put its policy after')
  const hasCode = inline.scripts.some(isCode)
  const services = inline.scripts.some(isContainer) ? settings.taggedServices : settings.services
  const first = hasCode ? [{ attributes: {}, content: trustedTypesScript(services) }] : []
  const scripts = [...first, ...inline.scripts]
  const policy = pagePolicy(hashesOf({ ...inline, scripts }), services, settings)
  const added = first.map(({ content }) => `<script>${content}</script>`).join('')
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>${added}`
  return { start: charset.end, end: charset.end, text }
}

const DEFAULT_POLICY = readFileSync(new URL('default-policy.js', import.meta.url), 'utf8')

/** The script of the default Trusted Types policy, the same on every page that uses the same services. */
export function trustedTypesScript({ script }: Pick<ServiceOrigins, 'script'>): string {
  // An origin gets a trailing slash, so that no longer host name matches it as a prefix.
  const thirdParty = script.map((each) => JSON.stringify(new URL(each).href)).join()
  const code = DEFAULT_POLICY.replace("'THIRD_PARTY'", () => thirdParty)
  return transformSync(code, { minify: true, target: 'es2022' }).code.trim()
}

/** The policy that a page holds. */
export const readPolicy = (html: string): string | undefined => WRITTEN.exec(html)?.[1]

/** Whether it loads the tag manager (components/consent/Consent.tsx). Other pages may not connect to it. */
const isContainer = ({ attributes }: Script) => 'data-script-url' in attributes

const isCode = ({ attributes: { type } }: Script) => type === undefined || type === 'module'

function hashesOf({ scripts, styles }: Inline) {
  // Speculation rules are data, but the policy treats them as inline scripts.
  const inline = scripts.filter(
    ({ attributes: { src, type } }) => !src && (type === undefined || type === 'speculationrules'),
  )
  return {
    scripts: hashes(inline.map(({ content }) => content)),
    styles: hashes(styles),
  }
}

const ADDRESSES = ['href', 'src', 'action', 'formaction']

/**
 * Throws on an inline event handler or a `javascript:` address in an attribute: the policy would block both
 * in the browser.
 */
export function assertNoInlineScript(elements: readonly Element[]): void {
  for (const { attributes, opening } of elements) {
    if (Object.keys(attributes).some((name) => /^on[a-z]+$/.test(name))) {
      throw new Error(`inline event handler: ${opening}`)
    }
    if (ADDRESSES.some((name) => /^\s*javascript:/i.test(attributes[name] ?? ''))) {
      throw new Error(`script address: ${opening}`)
    }
  }
}
