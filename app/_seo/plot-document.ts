import { createHash } from 'node:crypto'
import { site } from '@/content/site'
import brands from '@/lib/domain/brands.json'
import { sendAddress } from '@/lib/domain/contact/phone'
import { escapeHtml } from '@/lib/domain/format/escape-html'
import { htmlLang } from '@/lib/domain/locale'
import { asset, href, projectPath } from '@/lib/domain/routes'
import { absoluteUrl } from '@/lib/server/seo/metadata'
import type { PlotPage } from './plot-page'

/**
 * Opens the plan. A script rather than `<meta http-equiv="refresh">`: some chats follow a refresh and would preview the
 * project instead of the plot. Without JavaScript visitors get the same as text and links.
 */
const OPEN = 'location.replace(document.links[0].href)'

const { ground, text } = brands.properties
const STYLE =
  `body{margin:0 auto;padding:1.5rem;max-width:40rem;background:${ground};color:${text};font:1.125rem/1.5 system-ui,sans-serif}` +
  'h1{margin:0}h1+p{margin:0;font-size:2rem;color:#f2ce7e}a{display:inline-block;padding:.6rem 0;color:#f2ce7e}img{max-width:100%;height:auto}'

const hash = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** Content security policy: only the page's own inline code and its picture. The same for all plots. */
const POLICY = [
  "default-src 'none'",
  `script-src ${hash(OPEN)}`,
  `style-src ${hash(STYLE)}`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/**
 * Returns the HTML of a plot's shared page: chats read its title and picture, visitors are redirected to the plan.
 * Self-contained, without the site's styles and scripts, and not indexed.
 */
export function plotDocument(page: PlotPage): string {
  const { title, description, card, labels, registration, road } = page
  const url = absoluteUrl(page.path)
  const metaTags = (
    attribute: 'name' | 'property',
    tags: Readonly<Record<string, string | number>>,
  ) =>
    Object.entries(tags)
      .map(
        ([key, value]) => `<meta ${attribute}="${key}" content="${escapeHtml(String(value))}">\n`,
      )
      .join('')
  const paragraphs = (...texts: readonly string[]) =>
    texts.map((each) => `<p>${escapeHtml(each)}</p>\n`).join('')

  return `<!doctype html>
<html lang="${htmlLang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
${metaTags('name', { description, robots: 'noindex', 'twitter:card': 'summary_large_image' })}${metaTags(
  'property',
  {
    'og:type': 'website',
    'og:locale': htmlLang.replace('-', '_'),
    'og:site_name': site.name,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': absoluteUrl(page.image),
    'og:image:width': 1200,
    'og:image:height': 630,
    'og:image:alt': labels.picture,
  },
)}<link rel="canonical" href="${absoluteUrl(projectPath(card.slug))}">
<link rel="icon" href="${asset('/icon.svg')}">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(card.heading)} ${card.number}</h1>
${paragraphs(card.large, card.place, card.figures, road, ...card.notes)}<p><a href="${escapeHtml(href(page.opens))}">${escapeHtml(labels.open)}</a></p>
<p><a href="${escapeHtml(sendAddress(`${title}\n${url}`))}" rel="noopener">${escapeHtml(labels.whatsapp)}</a></p>
<img src="${href(page.image)}" width="1200" height="630" loading="lazy" alt="${escapeHtml(labels.picture)}">
${paragraphs(...registration)}</main>
<script>${OPEN}</script>
</body>
</html>
`
}
