import { type Edit, edit, elementsOf } from '@/tools/build/postbuild/html'

/** Rewrites pages like proxies in front of a site, such as Cloudflare. */

/** Text between these comments is not rewritten. */
const LEFT_ALONE = /(<!--email_off-->[\s\S]*?<!--\/email_off-->)/
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** The path of the proxy's own scripts. */
export const HOST_SCRIPTS = '/cdn-cgi/'

/** Applies a change outside of scripts and styles. */
const outsideScripts = (html: string, change: (part: string) => string) =>
  html
    .split(/(<(?:script|style)\b[\s\S]*?<\/(?:script|style)>)/)
    .map((part, at) => (at % 2 ? part : change(part)))
    .join('')

/** Replaces mail addresses by placeholders and links that a script would restore. */
export const hideAddresses = (html: string): string =>
  html
    .split(LEFT_ALONE)
    .map((part, at) =>
      at % 2
        ? part
        : outsideScripts(part, (text) =>
            text
              .replace(/href="mailto:[^"]*"/g, `href="${HOST_SCRIPTS}l/email-protection#00"`)
              .replace(/(?<=>[^<]*)[^<>]+(?=<)/g, (words) =>
                words.replace(ADDRESS, '<span class="__cf_email__">[email&#160;protected]</span>'),
              ),
          ),
    )
    .join('')

/** Removes comments, quotes of simple values and repeated spaces. */
export function minify(html: string): string {
  const unquoted = elementsOf(html).flatMap(({ places }): Edit[] =>
    Object.values(places).flatMap(({ startOffset: start, endOffset: end }) => {
      const text = html.slice(start, end).replace(/="([\w.:#-]+)"$/, '=$1')
      // In a tag such as <br/> the slash would become part of an unquoted value.
      return html[end] === '/' ? [] : [{ start, end, text }]
    }),
  )
  return outsideScripts(edit(html, unquoted), (part) =>
    part.replace(/<!--[\s\S]*?-->/g, '').replace(/>\s+</g, '> <'),
  )
}

const HELD = 'f00d-'

/** Changes the type of scripts, so that the browser ignores them, and adds a script that runs them later. */
export function delayScripts(html: string): string {
  const held = elementsOf(html).flatMap(
    ({ tag, attributes: { type = 'text/javascript' }, start }) =>
      tag === 'script' && /javascript|module/.test(type)
        ? [{ start, end: start + '<script'.length, text: `<script type="${HELD}${type}"` }]
        : [],
  )
  const loader = `<script src="${HOST_SCRIPTS}rocket-loader.js" defer></script></body>`
  return edit(html, held).replace(/<\/body>/, () => loader)
}

/** The script that runs the others. */
export const LOADER = `
for (const held of document.querySelectorAll('script[type^=${HELD}]')) {
  const script = document.createElement('script')
  for (const { name, value } of held.attributes) if (name !== 'type') script.setAttribute(name, value)
  script.text = held.text
  held.replaceWith(script)
}`
