/**
 * Assembles site/: the whole web root, with the export inside its base folder and what lies at a
 * domain's root around it, ready to be copied to any host.
 */
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { firebaseJson } from '../../hosting/firebase.mjs'
import { headersFile, redirectsFile } from '../../hosting/netlify.mjs'
import { nginxConf } from '../../hosting/nginx.mjs'
import { hostingRules } from '../../hosting/rules.mjs'
import { vercelJson } from '../../hosting/vercel.mjs'
import { readPolicy } from './policies.mjs'

/** The framework's copies of the not-found page. Hosts answer with the one at the domain's root. */
const NOT_PAGES = /^(_not-found|404)(\/|\.html$|$)/

/**
 * @param {{ out: string, site: string, settings: import('../../hosting/settings.mjs').Settings }}
 *   options
 */
export function assembleSite({ out, site, settings }) {
  rmSync(site, { recursive: true, force: true })
  linkTree(out, path.join(site, settings.basePath))

  const write = (name, text) => writeFileSync(path.join(site, name), text)
  copyFileSync(path.join(out, '404.html'), path.join(site, '404.html'))
  if (settings.basePath) {
    write('index.html', rootPage(settings))
    write('robots.txt', rootRobots(settings))
  }
  const rules = readSiteRules(site, settings)
  write('_headers', headersFile(rules))
  write('_redirects', redirectsFile(rules))
  write('vercel.json', vercelJson(rules))
  write('firebase.json', firebaseJson(rules))
  write('nginx.conf', nginxConf(rules))
}

/** The rules of an assembled site: its pages say their policies themselves. */
export function readSiteRules(site, settings) {
  const policies = new Map()
  for (const file of filesIn(site).filter((each) => each.endsWith('.html'))) {
    const policy = readPolicy(readFileSync(path.join(site, file), 'utf8'))
    const address = `/${file.split(path.sep).join('/')}`.replace(/\/index\.html$/, '/')
    if (policy) policies.set(address, policy)
  }
  return hostingRules(settings, policies)
}

/** Hard links cost no space and no time; where the file system has none, copies. */
function linkTree(from, to) {
  for (const file of filesIn(from).filter((each) => !NOT_PAGES.test(each))) {
    const [source, target] = [path.join(from, file), path.join(to, file)]
    mkdirSync(path.dirname(target), { recursive: true })
    try {
      linkSync(source, target)
    } catch {
      copyFileSync(source, target)
    }
  }
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort()
}

function rootPage({ basePath, siteUrl }) {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0; url=${basePath}/">
<link rel="canonical" href="${siteUrl}${basePath}/">
</head>
<body><p><a href="${basePath}/">Go to the site</a></p></body>
</html>
`
}

const rootRobots = ({ siteUrl, basePath }) => `User-agent: *
Allow: /

Sitemap: ${siteUrl}${basePath}/sitemap.xml
`
