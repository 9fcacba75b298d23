import type { Graph, Thing } from 'schema-dts'

/** JSON that can stand inside a `<script>`: nothing in it can close the element or open a comment. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
  })

/** Gathers things into the page's one graph. */
export const graphOf = (...things: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
})
