import type { Graph, Thing } from 'schema-dts'

/** JSON that is safe inside a `<script>`: it cannot close the element or open a comment. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
  })

/** Combines things into one JSON-LD graph. */
export const graphOf = (...things: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': things,
})
