import type { Element } from './html'

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
