/**
 * Removes files of unpublished projects from an export. A project is published when it has a brochure page; of others
 * only the drawings of plan lines are left, which are in public/. A route must have at least one page: without
 * projects, players or stories with a page, it exports one called `none` (content/unpublished.ts), which is removed too.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

const NO_PAGE = /^none(?:\.|$)/

export function removeUnpublished(out: string): void {
  const published = namesIn(path.join(out, 'brochure')).filter((name) => !NO_PAGE.test(name))
  for (const folder of [
    '',
    'brochure',
    'papers',
    'plans',
    'plots',
    'tiruppurTamilans/players',
    'tiruppurTamilans/stories',
    'ta',
    'ta/brochure',
    'ta/plans',
    'ta/tiruppurTamilans/players',
    'ta/tiruppurTamilans/stories',
  ])
    for (const name of namesIn(path.join(out, folder)))
      if (
        NO_PAGE.test(name) ||
        (folder === 'plans' && !published.some((slug) => name.startsWith(`${slug}-`)))
      )
        rmSync(path.join(out, folder, name), { recursive: true })
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
