/**
 * Lists the licence of every package in package-lock.json, and fails where one is not allowed. Reads only the
 * lockfile, so the result does not depend on the optional packages of the system. docs/licences.md lists
 * third-party material other than packages.
 *
 * npx tsx tools/check/licences.ts
 */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Licences without conditions for a public site, or with conditions that this project meets. */
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

/** Allowed for development tools; publishing such code would add conditions. */
const TOOLS_ONLY = /GPL|MPL/

/** package-lock.json, its packages by path; the first is the project. */
type Lock = {
  packages: Readonly<
    Record<
      string,
      {
        name?: string
        version?: string
        license?: string
        link?: boolean
        dev?: boolean
        optional?: boolean
        inBundle?: boolean
        integrity?: string
        devOptional?: boolean
      }
    >
  >
}

/** Returns each package path with its licence, and whether it is allowed there. */
export function readPackages(lock: Lock) {
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place && !link)
    .map(([place, { name, version, license = 'not stated', dev, optional, devOptional }]) => ({
      name: `${name ?? place.replace(/^.*node_modules\//, '')}@${version}`,
      licence: license,
      isAllowed:
        ALLOWED.includes(license) &&
        // Optional packages are native parts of tools and never published.
        (dev || optional || devOptional || !TOOLS_ONLY.test(license)),
    }))
}

/** Reads package-lock.json. */
export const readLock = (): Lock => JSON.parse(readFileSync('package-lock.json', 'utf8'))

function main() {
  const packages = readPackages(readLock())
  for (const licence of [...new Set(packages.map((each) => each.licence))].sort()) {
    const names = packages.filter((each) => each.licence === licence).map(({ name }) => name)
    console.log(`${licence}\n  ${[...new Set(names)].sort().join('\n  ')}`)
  }
  const refused = packages.filter(({ isAllowed }) => !isAllowed)
  for (const { name, licence } of refused) console.error(`not allowed: ${name}, ${licence}`)
  if (refused.length > 0) process.exitCode = 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
