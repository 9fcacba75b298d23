/**
 * Assembles site/: the whole web root, with the export inside its base folder and the files of the domain root
 * around it, ready to be copied to any host.
 */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { movedAddresses } from '@/content/moved'
import { notFound, otherNotFound } from '@/content/not-found'
import { site as group } from '@/content/site'
import { callAddress, phoneText } from '@/lib/domain/contact/phone'
import { escapeHtml } from '@/lib/domain/format/escape-html'
import { fill } from '@/lib/domain/format/fill'
import { routes } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'
import { firebaseJson } from '@/tools/host/firebase'
import { headersFile, netlifyFiles, redirectsFile } from '@/tools/host/netlify'
import { BUSY_PAGE, nginxConf, nginxMaps } from '@/tools/host/nginx'
import { type MovedPage, movedPages } from '@/tools/host/rules'
import type { Settings } from '@/tools/host/settings'
import { vercelJson } from '@/tools/host/vercel'
import { filesIn } from './files'
import { readSiteRules } from './rules'

/** Copies of the not-found page by the framework. Hosts use the one at the domain root. */
const NOT_PAGES = /^(_not-found|404)(\/|\.html$|$)/

type Options = {
  out: string
  site: string
  /** Receives a folder for each host with files for it alone. */
  hosts: string
  settings: Settings
  moved?: readonly MovedPage[]
}

export function assembleSite({
  out,
  site,
  hosts,
  settings,
  moved = movedAddresses,
}: Options): void {
  for (const folder of [site, hosts]) rmSync(folder, { recursive: true, force: true })
  linkTree(out, path.join(site, settings.basePath))

  writeFiles(site, { '404.html': readFileSync(path.join(out, '404.html')) })
  if (settings.basePath) {
    writeFiles(site, {
      'index.html': movedPage(settings, `${settings.basePath}/`),
      'robots.txt': rootRobots(settings),
    })
  }
  // For hosts without redirects. Never overwrites an existing page.
  for (const { from, to } of movedPages(settings.basePath, moved))
    if (!existsSync(path.join(site, from, 'index.html')))
      writeFiles(path.join(site, from), { 'index.html': movedPage(settings, to) })
  writeFiles(path.join(site, '.well-known'), { 'security.txt': securityContact(settings) })

  const rules = readSiteRules(site, settings, moved)
  writeFiles(site, { _headers: headersFile(rules), _redirects: redirectsFile(rules) })
  writeFiles(path.join(hosts, 'netlify'), netlifyFiles(rules))
  writeFiles(path.join(hosts, 'vercel'), { 'vercel.json': vercelJson(rules) })
  writeFiles(path.join(hosts, 'firebase'), { 'firebase.json': firebaseJson(rules) })
  writeFiles(path.join(hosts, 'nginx'), {
    'nginx.conf': nginxConf(rules),
    ...nginxMaps(rules),
    [BUSY_PAGE]: busyPage(),
  })
}

function writeFiles(folder: string, files: Record<string, string | Buffer>) {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
}

/** Copies a folder by hard links, or by real copies where the file system has none. */
function linkTree(from: string, to: string) {
  for (const file of filesIn(from).filter((each) => !NOT_PAGES.test(each))) {
    const source = path.join(from, file)
    const target = path.join(to, file)
    mkdirSync(path.dirname(target), { recursive: true })
    try {
      linkSync(source, target)
    } catch {
      copyFileSync(source, target)
    }
  }
}

/** A page without any other file. */
const barePage = (title: string, head: string, body: string) => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/>
<title>${title}</title>
<meta name="viewport" content="width=device-width">
${head}</head>
<body>${body}</body>
</html>
`

/** A page that redirects to another one of the site. */
const movedPage = ({ siteUrl }: Settings, to: string) =>
  barePage(
    'Moved',
    `<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${siteUrl}${to.replace(/#.*/, '')}">
`,
    `<p><a href="${to}">Go to the page</a></p>`,
  )

/** The page for error 429 (too many requests from one address), in both languages, with the telephone. */
function busyPage() {
  const { phone } = group
  const call = phone && `<a href="${callAddress(phone)}">${phoneText(phone)}</a>`
  const paragraphs = [{ lang: 'en-IN', ...notFound }, otherNotFound].map(
    ({ lang, busy: { title, text, call: words } }) =>
      `<div lang="${lang}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)} ${call ? fill(escapeHtml(words), { phone: call }) : ''}</p></div>`,
  )
  return barePage(escapeHtml(notFound.busy.title), '', paragraphs.join(''))
}

const rootRobots = ({ siteUrl, basePath }: Settings) => `User-agent: *
Allow: /

Sitemap: ${siteUrl}${basePath}/sitemap.xml
`

/** Validity of security.txt: RFC 9116 asks for less than a year, and the site is built every day. */
const SECURITY_DAYS = 180

/** The contact of security.txt (RFC 9116): the mail address of the site, or its form where it shows none. */
function securityContact({ siteUrl, basePath }: Settings) {
  const { email } = group
  const contact = email ? `mailto:${email}` : `${siteUrl}${basePath}${routes.contact.path}`
  const until = new Date(Date.parse(env.day) + SECURITY_DAYS * 86_400_000)
  return `Contact: ${contact}
Expires: ${until.toISOString()}
Preferred-Languages: en, ta
Canonical: ${siteUrl}/.well-known/security.txt
`
}
