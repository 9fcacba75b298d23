import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { labels } from '@/content/labels'
import type { Project } from '@/content/schema/project'
import { site } from '@/content/site'
import { locale } from '@/lib/locale'
import type { SitePath } from '@/lib/routes'
import { projectWords } from '../project-page/words'
import { readPlan } from './plans'
import { promoter } from './promoter'

/** A brochure that can be downloaded. */
export type Brochure = { file: SitePath; bytes: number }

const FOLDER = path.join(process.cwd(), 'public', 'brochures')

/** What its files are called: each language has its own. */
const nameOf = (slug: string) => (locale === 'en' ? slug : `${slug}-${locale}`)

/**
 * The brochure of a project, made by `npm run brochures`. Nothing where it has not been made yet: a
 * link that leads nowhere is not shown.
 */
export function findBrochure(slug: string): Brochure | undefined {
  const place = path.join(FOLDER, `${nameOf(slug)}.pdf`)
  return existsSync(place)
    ? { file: `/brochures/${nameOf(slug)}.pdf`, bytes: statSync(place).size }
    : undefined
}

/** Of everything a brochure says: it changes when the brochure has to. */
export function brochureHash(project: Project): string {
  const { facts, registration, plan, gallery, sheet, brochure } = projectWords
  const words = { facts, registration, plan, gallery, sheet, brochure, sample: labels.sample }
  const said = { project, plan: readPlan(project), promoter, words, site: site.ventures }
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/** The hash that the committed brochure was made with, kept beside it. */
export function committedHash(slug: string): string | undefined {
  const file = path.join(FOLDER, `${nameOf(slug)}.sha256`)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}
