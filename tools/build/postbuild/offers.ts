/**
 * Removes from an export what belongs to a project that is not on offer. Each project on offer has the page of a
 * brochure, and no other has: what is left of the others are the lines of their plans, which lie in public/. A route
 * that had no page to make has made one by the name of none (content/unpublished.ts).
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

const NO_PAGE = /^none(?:\.|$)/

export function dropNotOnOffer(out: string): void {
  const offered = namesIn(path.join(out, 'brochure')).filter((name) => !NO_PAGE.test(name))
  for (const folder of [
    '',
    'brochure',
    'papers',
    'plans',
    'plots',
    'ta',
    'ta/brochure',
    'ta/plans',
  ])
    for (const name of namesIn(path.join(out, folder)))
      if (
        NO_PAGE.test(name) ||
        (folder === 'plans' && !offered.some((slug) => name.startsWith(`${slug}-`)))
      )
        rmSync(path.join(out, folder, name), { recursive: true })
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
