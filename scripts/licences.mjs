/**
 * Writes docs/licences.md: the licence of every package in package-lock.json, and of what else the
 * site holds that others made. From the lockfile alone, so that it is the same on every system,
 * whatever of the optional packages is installed there.
 *
 * npm run licences              writes it
 * npm run licences -- --check   fails where it is not current
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** The list that this writes. */
export const FILE = 'docs/licences.md'
const LOCKFILE = 'package-lock.json'

/** Terms that need nothing of a public site, or nothing beyond what this project does. */
const ALLOWED = [
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT OR Apache-2.0',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]

/** Fine for a tool on the machine that builds; what is published would have to meet more terms. */
const TOOLS_ONLY = /GPL|MPL/

/** What is not a package. */
const WORKS = [
  {
    work: 'Renders, shirts, marks, crests, plans, drawings',
    where: 'assets/, public/_img, public/plans',
    licence: 'original, made for this site',
  },
  {
    work: 'Environment maps in the lighting of the renders',
    where: 'seen in the renders only',
    licence: 'CC0-1.0',
  },
  {
    work: 'Lettering in logos, from Inter',
    where: 'assets/logos, as outlines',
    licence: 'OFL-1.1',
  },
  ...['Latin', 'Tamil'].map((script) => ({
    work: `Typeface Anek ${script}, cut by \`npm run fonts\``,
    where: 'styles/fonts, assets/fonts',
    licence: `OFL-1.1: \`node_modules/@fontsource-variable/anek-${script.toLowerCase()}/LICENSE\``,
  })),
  {
    work: 'Brass in the intro, from the FluidR3 GM soundfont',
    where: 'public/sound/intro.mp3, intro.opus',
    licence: 'MIT: `public/sound/FluidR3-LICENCE.txt`',
  },
  {
    work: 'All other sound of the intro',
    where: 'public/sound/intro.mp3, intro.opus',
    licence: 'original, synthesised for this site',
  },
]

/**
 * @typedef {{ name: string, version: string, licence: string, isProduction: boolean,
 *   isOptional: boolean }} Package
 * @param {{ packages: Record<string, object> }} lock
 * @returns {Package[]} each name and version once, by name
 */
export function readPackages(lock) {
  const found = new Map()
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (!place || entry.link) continue
    const name = entry.name ?? place.replace(/^.*node_modules\//, '')
    const key = `${name}@${entry.version}`
    const other = found.get(key)
    found.set(key, {
      name,
      version: entry.version,
      licence: entry.license ?? 'not stated',
      // One copy may serve the tools and another the site.
      isProduction: !entry.dev || (other?.isProduction ?? false),
      isOptional: Boolean(entry.optional || entry.devOptional) && (other?.isOptional ?? true),
    })
  }
  return [...found.values()].sort((one, other) => compare(keyOf(one), keyOf(other)))
}

/**
 * @param {Package[]} packages
 * @returns {string[]} what may not stay, in words
 */
export function problemsOf(packages) {
  return packages
    .filter(({ licence, isProduction, isOptional }) => {
      const isNeeded = isProduction && !isOptional
      return !ALLOWED.includes(licence) || (isNeeded && TOOLS_ONLY.test(licence))
    })
    .map((each) => `${keyOf(each)}: ${each.licence}`)
}

/** @param {Package[]} packages */
export function render(packages) {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort(compare)
  const production = packages.filter(({ isProduction }) => isProduction).length

  return `# Licences

Made by \`npm run licences\` from \`package-lock.json\`; do not edit. A test fails while it is not current, or while a
package has a licence that \`scripts/licences.mjs\` does not allow.

${packages.length} packages, ${production} of them installed for production (\`npm ci --omit=dev\`), in **bold**. Of those,
only what a page imports reaches a visitor. Optional ones are tools of the build, most of them native parts for one
system each; they are never published. That is why LGPL is allowed for them, and MPL for tools, and for nothing else.

## What is not a package

| work | where | licence |
|---|---|---|
${WORKS.map(({ work, where, licence }) => `| ${work} | ${where} | ${licence} |`).join('\n')}

## Packages

${licences.map((licence) => section(licence, packages)).join('\n')}`
}

function section(licence, packages) {
  const under = packages.filter((each) => each.licence === licence)
  const lines = under.map((each) => {
    const name = each.isProduction ? `**${keyOf(each)}**` : keyOf(each)
    return `- ${name}${each.isOptional ? ' (optional)' : ''}\n`
  })
  return `### ${licence} (${under.length})\n\n${lines.join('')}`
}

const keyOf = ({ name, version }) => `${name}@${version}`

/** By code unit: the order must not follow the language of the machine. */
const compare = (one, other) => (one < other ? -1 : Number(one > other))

/** The installed packages, as the lock file has them. */
export const readLock = () => JSON.parse(readFileSync(LOCKFILE, 'utf8'))

function main() {
  const packages = readPackages(readLock())
  const problems = problemsOf(packages)
  const text = render(packages)
  if (process.argv.includes('--check')) {
    if (readFileSync(FILE, 'utf8') !== text) problems.push(`${FILE} is stale: npm run licences`)
  } else {
    writeFileSync(FILE, text)
  }
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`${packages.length} packages, every licence allowed`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
