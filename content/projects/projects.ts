import { collectionOf, defineCollection } from '@/content/define'
import { fileOf, onDisk } from '@/content/folder'
import { readJson } from '@/content/json'
import { isOmitted, withoutOmitted } from '@/content/placeholders'
import { type Project, project } from '@/content/schema/project'
import { isHidden, isPublished } from '@/content/unpublished'
import { fillTexts } from '@/lib/domain/format/fill'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import { env } from '@/lib/server/env'
import { provenOf } from './claims'
import { readPlan } from './plans'

/**
 * Reads the project files of a folder, in the order of the listing. Throws an error with the file and the
 * field.
 */
export function readProjects(folder: string) {
  const { all } = defineCollection('projects/{slug}.json', ({ position }) => position, {
    unique: ['position'],
    folder,
  })
  return collectionOf(
    'projects',
    all
      .filter((entry) => !isHidden(entry))
      .map((entry) => asShown(withFigures(withoutPlaceholders(entry)))),
  )
}

/** Removes an unconfirmed status, residences, documents and approved layout from a project in a live build. */
export function withoutPlaceholders(
  { status, residences, documents, approvedLayout, ...facts }: Project,
  showsProduction?: boolean,
): Project {
  return {
    ...facts,
    documents: withoutOmitted(documents, showsProduction),
    ...(approvedLayout && !isOmitted(approvedLayout, showsProduction) && { approvedLayout }),
    ...(status && !isOmitted(status, showsProduction) && { status }),
    ...(residences && !isOmitted(residences, showsProduction) && { residences }),
  }
}

/**
 * Fills `{price}`, `{plots}`, `{smallest}` and `{largest}` in the project's texts from its price and plan, so
 * that each figure is written only once.
 */
function withFigures(entry: Project): Project {
  const price = { price: formatRupees(entry.pricePerSqFt) }
  if (!/\{(?:plots|smallest|largest)\}/.test(JSON.stringify(entry))) return fillTexts(entry, price)
  const sizes = readPlan(entry).plots.map(({ squareFeet }) => squareFeet)
  return fillTexts(entry, {
    ...price,
    plots: sizes.length,
    smallest: formatFigure(Math.min(...sizes)),
    largest: formatFigure(Math.max(...sizes)),
  })
}

/** In a live build, removes unproven claims and residences that are not published. */
function asShown(entry: Project): Project {
  if (!env.showsProduction) return entry
  const { residences, ...rest } = provenOf(entry)
  return { ...rest, ...(residences && isPublished(residences) && { residences }) }
}

/** A project's English name, which the desk receives in all languages. */
export const sentName = ({ slug }: Pick<Project, 'slug'>): string =>
  project.parse(readJson(fileOf(`projects/${slug}.json`))).name

/** All projects that are not hidden, in the order of the listing. */
export const projects = readProjects(onDisk(fileOf('projects')))
