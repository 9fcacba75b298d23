/** Builds the editor as static files that read from and save to a Git host, without a server. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { HostSettings } from '@/editor/page/github'
import images from '@/lib/server/images.generated.json'
import { bundlePage, bundleWorker } from './bundle'
import { copyPages } from './preview'
import { headersOf, policyOf } from './server'

/** Folders that are published to visitors. */
const PUBLIC = ['out', 'site', 'public']

type Environment = Readonly<Record<string, string | undefined>>

const GITHUB = {
  web: 'https://github.com',
  api: 'https://api.github.com',
  graphql: 'https://api.github.com/graphql',
}

/**
 * Writes the editor into a folder. EDITOR_REPO (`owner/name`) and EDITOR_BRANCH (`main`) are the location of content;
 * EDITOR_APP and EDITOR_SIGN_IN configure signing in.
 */
export async function writeStatic(folder: string | undefined, env: Environment) {
  if (!folder) throw new Error('Say where: npm run edit -- --out <folder>')
  const settings = settingsOf(folder, env)
  mkdirSync(folder, { recursive: true })
  await Promise.all([bundlePage(folder), bundleWorker(folder)])

  const asked = [settings.api, settings.app?.exchange].flatMap((each) =>
    each ? new URL(each).origin : [],
  )
  const policy = policyOf([...new Set(asked)].join(' '))
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  const page = readFileSync('editor/page/index.html', 'utf8')
    .replace('    <meta name="edit-token" content="{token}" data-site="{site}">\n', '')
    .replace(
      '<meta charset="utf-8">',
      // `frame-ancestors` has no effect in a meta element.
      `<meta charset="utf-8">\n    <meta http-equiv="Content-Security-Policy" content="${policy.replace(/; frame-ancestors .*/, '')}">`,
    )
    .replace(
      '    <script type="module"',
      `    <script type="application/json" id="edit-host">${json}</script>\n    <script type="module"`,
    )
  writeFileSync(path.join(folder, 'index.html'), page)

  const lines = Object.entries({
    // Pages of the site carry their styles; each page's own policy is stricter.
    ...headersOf(policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")),
    'X-Robots-Tag': 'noindex',
    'Strict-Transport-Security': 'max-age=31536000',
  })
  writeFileSync(
    path.join(folder, '_headers'),
    `/*\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
  )
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `# Inside the server block of the editor's own host.\n${lines.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('')}`,
  )
  copyThumbnails(folder)
  if (existsSync('site')) copyPages('site', folder, basePathOf(env))
  else console.log('It shows no pages beside its forms: npm run build makes them')
  console.log(`The editor of ${settings.repo} is in ${folder}; docs/deploy.md says how to go on`)
}

function settingsOf(folder: string, env: Environment): HostSettings {
  const [inside = ''] = path.relative('.', folder).split(path.sep)
  if (PUBLIC.includes(inside) || path.resolve(folder) === path.resolve('.'))
    throw new Error(
      `${folder} is published to visitors. The editor belongs into a folder of its own.`,
    )
  const [client, exchange] = [env.EDITOR_APP ?? '', env.EDITOR_SIGN_IN ?? '']
  if (Boolean(client) !== Boolean(exchange))
    throw new Error('EDITOR_APP and EDITOR_SIGN_IN belong together: docs/deploy.md says how.')
  const repo = env.EDITOR_REPO ?? ''
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo))
    throw new Error('EDITOR_REPO is missing. Write the repository as owner/name.')
  return {
    repo,
    branch: env.EDITOR_BRANCH || 'main',
    ...GITHUB,
    ...(client && { app: { client, exchange } }),
    siteUrl: `${(env.SITE_URL ?? '').replace(/\/$/, '')}${basePathOf(env)}`,
  }
}

const basePathOf = (env: Environment) => (env.BASE_PATH ?? '/noyyal').replace(/\/$/, '')

/** Copies the smallest size of every picture, for the editor's list of pictures. */
function copyThumbnails(folder: string) {
  const known = new Set(readdirSync('public/_img'))
  const made = Object.values<{ kind: string; stem: string; widths?: readonly number[] }>(images)
  for (const { kind, stem, widths = [] } of made) {
    const file = kind === 'photo' ? `${stem}-${widths[0]}.avif` : `${stem}.svg`
    if (!known.has(file) || !existsSync(`public/_img/${file}`)) continue
    cpSync(`public/_img/${file}`, path.join(folder, '_img', file))
  }
}
