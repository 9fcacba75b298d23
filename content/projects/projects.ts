import { collectionOf, defineCollection } from '@/content/define'
import { fileOf, onDisk } from '@/content/folder'
import { readJson } from '@/content/json'
import { isLeftOut, shownOf } from '@/content/samples'
import { type Project, project } from '@/content/schema/project'
import { isHidden, isOffered } from '@/content/unpublished'
import { fillTexts } from '@/lib/domain/format/fill'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import { env } from '@/lib/server/env'
import { provenOf } from './claims'
import { readPlan } from './plans'

/**
 * Reads every project file of a folder, in the order of the listing. Throws an error that names the file
 * and the field.
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
      .map((entry) => asShown(withFigures(withoutSamples(entry)))),
  )
}

/** The project as this build may show it: without a status, residences, papers or a layout that are not confirmed. */
export function withoutSamples(
  { status, residences, documents, approvedLayout, ...facts }: Project,
  showsLive?: boolean,
): Project {
  return {
    ...facts,
    documents: shownOf(documents, showsLive),
    ...(approvedLayout && !isLeftOut(approvedLayout, showsLive) && { approvedLayout }),
    ...(status && !isLeftOut(status, showsLive) && { status }),
    ...(residences && !isLeftOut(residences, showsLive) && { residences }),
  }
}

/**
 * The project with `{price}`, `{plots}`, `{smallest}` and `{largest}` of its texts filled from its price and
 * its plan, so that no figure is typed twice.
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

/** The project as this build shows it: in a live one without residences that are not on offer and claims without a paper. */
function asShown(entry: Project): Project {
  if (!env.showsLiveState) return entry
  const { residences, ...rest } = provenOf(entry)
  return { ...rest, ...(residences && isOffered(residences) && { residences }) }
}

/** A project's name as the desk receives it: in English, whatever the language. */
export const sentName = ({ slug }: Pick<Project, 'slug'>): string =>
  project.parse(readJson(fileOf(`projects/${slug}.json`))).name

/** Every plotted project that is not hidden, in the order of the listing. */
export const projects = readProjects(onDisk(fileOf('projects')))
