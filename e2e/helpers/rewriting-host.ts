import { type Edit, edit, elementsOf } from '@/tools/build/postbuild/html'

/** What hosts in front of a site do to its pages, each as Cloudflare and its like do it. */

/** What stands between these comments is left as it is. */
const LEFT_ALONE = /(<!--email_off-->[\s\S]*?<!--\/email_off-->)/
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** Below it stand the scripts of the host. */
export const HOST_SCRIPTS = '/cdn-cgi/'

/** Scripts and styles keep their text. */
const outsideScripts = (html: string, change: (part: string) => string) =>
  html
    .split(/(<(?:script|style)\b[\s\S]*?<\/(?:script|style)>)/)
    .map((part, at) => (at % 2 ? part : change(part)))
    .join('')

/** Other text in place of mail addresses, and links to the page of a script that would bring them back. */
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

/** Neither comments nor the quotes of plain values, and one space where there were several. */
export function minify(html: string): string {
  const unquoted = elementsOf(html).flatMap(({ places }): Edit[] =>
    Object.values(places).flatMap(({ startOffset: start, endOffset: end }) => {
      const text = html.slice(start, end).replace(/="([\w.:#-]+)"$/, '=$1')
      // Before the end of a tag such as <br/> the stroke would belong to the value.
      return html[end] === '/' ? [] : [{ start, end, text }]
    }),
  )
  return outsideScripts(edit(html, unquoted), (part) =>
    part.replace(/<!--[\s\S]*?-->/g, '').replace(/>\s+</g, '> <'),
  )
}

const HELD = 'f00d-'

/** Scripts that the browser does not know, and one that brings them in later. */
export function holdScripts(html: string): string {
  const held = elementsOf(html).flatMap(
    ({ tag, attributes: { type = 'text/javascript' }, start }) =>
      tag === 'script' && /javascript|module/.test(type)
        ? [{ start, end: start + '<script'.length, text: `<script type="${HELD}${type}"` }]
        : [],
  )
  const loader = `<script src="${HOST_SCRIPTS}rocket-loader.js" defer></script></body>`
  return edit(html, held).replace(/<\/body>/, () => loader)
}

/** The script that does. */
export const LOADER = `
for (const held of document.querySelectorAll('script[type^=${HELD}]')) {
  const script = document.createElement('script')
  for (const { name, value } of held.attributes) if (name !== 'type') script.setAttribute(name, value)
  script.text = held.text
  held.replaceWith(script)
}`
