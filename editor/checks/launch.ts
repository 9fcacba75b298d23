import { unprovenIn } from '@/content/projects/claims'
import { readPlan } from '@/content/projects/plans'
import { projects } from '@/content/projects/projects'
import { editableTypeOf, editableTypes } from '@/content/registry'
import type { Project, Registration } from '@/content/schema/project'
import type { Site } from '@/content/schema/site'
import { WAYS } from '@/content/site'
import { labelOf } from '@/editor/checks/entry'
import { isStale } from '@/lib/domain/property/availability'
import { endsSoon } from '@/lib/domain/property/publication'
import { formatRanges, rangesOf } from '@/lib/domain/property/ranges'
import { env } from '@/lib/server/env'
import type { Path } from '@/tools/content/checks/entry'
import { formOf } from '@/tools/content/checks/form'
import { entryOf, filesOf } from '@/tools/content/checks/listed-files'

/** Something missing before launch, and the file in which the owner adds it; of a project, also the path. */
export type Missing = { file: string; what: string; text: string; path?: Path }

/** Fields whose presence means that something is missing, with the text for the list. */
const SAYINGS: Readonly<Record<string, string>> = {
  isPlaceholder: 'is not confirmed yet, and the live site leaves it out.',
  isDraft: 'is a draft that counsel has not read.',
  isIllustrative: 'is a sample drawing, and so is everything taken from it.',
}

/** Everything that is missing before launch, in the words and the order of the editor. */
export function launchList(): readonly Missing[] {
  return [
    ...unconfirmed(),
    ...waysToReach(),
    ...missingFacts(),
    ...projects.all.flatMap(missingOfProject),
    ...projects.all.flatMap(checkOfPlots),
    ...venues(),
  ]
}

/** An item about a file; for an entry of a folder, with its title. */
function missingIn(file: string, text: string, title?: string): Missing {
  const label = editableTypeOf(file)?.label ?? file
  return { file, what: title === undefined ? label : `${label}: ${title}`, text }
}

/** Unconfirmed content. The contacts of the group share one mark, so `waysToReach` lists them separately. */
function unconfirmed(): readonly Missing[] {
  return editableTypes
    .filter(({ path }) => path !== SITE)
    .flatMap(({ path, label, schema, singular }) =>
      filesOf(path, label).flatMap(({ file, title }) => {
        const form = formOf(schema, label)
        return marksIn(entryOf(file), []).map(({ path, saying, name }) => {
          const part = [labelOf(form, path), name && `(${name})`].filter(Boolean).join(' ')
          return missingIn(file, `${part || 'It'} ${saying}`, singular && title)
        })
      }),
    )
}

const SITE = 'site.json'

/** The contacts of the group that are missing or not confirmed, one item each. */
function waysToReach(): readonly Missing[] {
  const place = editableTypeOf(SITE)
  if (!place) return []
  const form = formOf(place.schema, place.label)
  const facts = Object(entryOf(SITE)) as Record<string, unknown>
  return WAYS.flatMap((way) => {
    const isGiven = Array.isArray(facts[way]) ? facts[way].length > 0 : facts[way] !== undefined
    if (isGiven && facts.isPlaceholder !== true) return []
    const saying = isGiven ? 'a sample. The live site leaves it out.' : 'nothing is given.'
    return [missingIn(SITE, `${labelOf(form, [way])}: ${saying}`)]
  })
}

type Mark = { path: (string | number)[]; saying: string; name?: string | undefined }

/** The marks of an entry, each with the path to the marked value. */
export function marksIn(value: unknown, path: (string | number)[]): readonly Mark[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, role, by, title, label } = value as Record<string, unknown>
  const called = [name, title, role, by, label].find((each) => typeof each === 'string')
  return Object.entries(value).flatMap(([key, each]) => {
    const saying = SAYINGS[key]
    if (saying && each === true)
      return [{ path, saying, name: path.length > 0 ? called : undefined }]
    if (key === 'toConfirm' && typeof each === 'string')
      return [{ path, saying: `is to be confirmed: ${each}`, name: called }]
    if (key === 'tag' && typeof each === 'string')
      return [{ path, saying: `is labelled “${each}”, and the live site leaves it out.` }]
    return marksIn(each, [...path, Array.isArray(value) ? Number(key) : key])
  })
}

/** A notice about a registration that is missing, has ended, or ends within sixty days; otherwise false. */
export function registrationNotice(
  registration: Registration | undefined,
  day: string,
): string | false {
  if (!registration)
    return 'The registration with the real estate authority is not published: the live site shows its name, its place and one sentence alone.'
  if (registration.kind === 'exempt') return false
  const { validUntil } = registration
  if (validUntil < day)
    return `The registration ended on ${validUntil}: the live site shows its name, its place and one sentence alone.`
  return (
    endsSoon(validUntil, day) &&
    `The registration ends on ${validUntil}. Have it extended: the day after, a live build does not offer it.`
  )
}

/** Facts that a company must publish. A live build fails without an officer (content/privacy/privacy.ts). */
function missingFacts(): readonly Missing[] {
  const { cin, registeredOffice } = Object(entryOf(SITE)) as Partial<Site>
  const privacy = 'privacy/privacy.json'
  const { officer } = Object(entryOf(privacy))
  const told = 'is not given: a company has to tell it on its site.'
  return [
    cin ? [] : missingIn(SITE, `The corporate identity number (CIN) ${told}`),
    registeredOffice ? [] : missingIn(SITE, `The registered office ${told}`),
    officer
      ? []
      : missingIn(privacy, 'The grievance officer is not named. No live site is built without.'),
  ].flat()
}

/** What is missing of a project, by the fields of its own file and of its list of plots. */
export const missingOf = (project: Project): readonly Missing[] => [
  ...missingOfProject(project),
  ...checkOfPlots(project),
]

function missingOfProject(project: Project): readonly Missing[] {
  const { slug, name, place, registration, residences, documents, approvedLayout } = project
  const ofResidences = residences && registrationNotice(residences.registration, env.day)
  const lines = (path: Path, text: string | false | undefined) =>
    text ? [{ ...missingIn(`projects/${slug}.json`, text, name), path }] : []
  return [
    lines(['registration'], registrationNotice(registration, env.day)),
    lines(['residences'], ofResidences && `${residences.title}: ${ofResidences}`),
    ...unprovenIn(project).map(({ path, text }) =>
      lines(path, `“${text}” names no paper that proves it: a live build leaves it out.`),
    ),
    lines(
      ['documents'],
      documents.length === 0 && 'No papers are listed: approvals and titles that buyers may check.',
    ),
    ...documents.map(({ name, file, url }, at) =>
      lines(['documents', at], !file && !url && `“${name}” has no copy to read.`),
    ),
    lines(
      ['approvedLayout'],
      !approvedLayout && 'The approved layout is not shown: buyers compare the plan with it.',
    ),
    lines(['place', 'distances'], place.distances.length === 0 && 'No distances are given.'),
  ].flat()
}

/** A notice about plots that were never checked, or so long ago that the site tells buyers to ask. */
export function checkNotice(checkedOn: string | undefined, day: string): string | false {
  const save = 'Look them through, press “All plots are checked” and save the page.'
  if (checkedOn === undefined)
    return `Nobody has said yet which plots can be had: the site says no day. ${save}`
  return (
    isStale(checkedOn, day) &&
    `The plots were last checked on ${checkedOn}: the site tells buyers to ask. ${save}`
  )
}

function checkOfPlots(project: Project): readonly Missing[] {
  const { slug, name } = project
  const file = `projects/plots/${slug}.json`
  const { plots = [] } = Object(entryOf(file)) as { plots?: readonly Reserved[] }
  return [checkNotice(readPlan(project).checkedOn, env.day), reservationNotice(plots, env.day)]
    .filter((text) => text !== false)
    .map((text) => ({ ...missingIn(file, text, name), path: ['plots'] }))
}

type Reserved = { number: number; until?: string }

/** A notice about plots whose reservation is over; otherwise false. */
export function reservationNotice(plots: readonly Reserved[], day: string): string | false {
  const over = plots.filter(({ until }) => until !== undefined && until < day)
  return (
    over.length > 0 &&
    `The reservation is over: ${formatRanges(rangesOf(over.map(({ number }) => number)))}. The site shows them as available: say what they are now.`
  )
}

function venues(): readonly Missing[] {
  const file = 'cinemas/cinemas.json'
  const { venues } = Object(entryOf(file)) as { venues?: { list?: readonly unknown[] } }
  return venues?.list?.length === 0 ? [missingIn(file, 'No cinema is listed yet.')] : []
}
