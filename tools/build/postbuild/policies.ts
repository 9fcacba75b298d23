/** Writes each page's Content-Security-Policy into it, straight after the charset, and its first script. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { pagePolicy } from '@/tools/host/policy'
import type { ServiceOrigins } from '@/tools/host/services'
import type { Settings } from '@/tools/host/settings'
import type { Edit, Element, Script } from './html'

/** The policy as it is written, so that reading it back needs no parser. */
const WRITTEN = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/

const hash = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`
const hashes = (texts: readonly string[]) => [...new Set(texts.map(hash))]

/** What a page holds when all other edits are made. */
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

/** The script that decides which strings may become code, the same on every page that speaks to the same services. */
export function trustedTypesScript({ script }: Pick<ServiceOrigins, 'script'>): string {
  // An origin alone ends with a slash, so that no longer name begins with it.
  const foreign = script.map((each) => JSON.stringify(new URL(each).href)).join()
  const code = DEFAULT_POLICY.replace("'FOREIGN'", () => foreign)
  return transformSync(code, { minify: true, target: 'es2022' }).code.trim()
}

/** The policy that a page holds. */
export const readPolicy = (html: string): string | undefined => WRITTEN.exec(html)?.[1]

/** The script that loads the tag manager (components/consent/ConsentNotice.tsx). A page without it may not ask for one. */
const isContainer = ({ attributes }: Script) => 'data-script-url' in attributes

const isCode = ({ attributes: { type } }: Script) => type === undefined || type === 'module'

function hashesOf({ scripts, styles }: Inline) {
  // Speculation rules are data, but a policy allows them as it allows scripts.
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
 * Throws on an event handler or a script address in an attribute. The policy blocks both in the
 * browser; this tells the author while the site builds.
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
