import { unprovenIn } from '@/content/projects/claims'
import { readPlan } from '@/content/projects/plans'
import { projects } from '@/content/projects/projects'
import { places } from '@/content/registry'
import type { Project, Registration } from '@/content/schema/project'
import type { Site } from '@/content/schema/site'
import { WAYS } from '@/content/site'
import { env } from '@/lib/env'
import { isStale } from '@/lib/property/availability'
import { endsSoon } from '@/lib/property/offer'
import { formOf } from './form'
import { entryOf, filesOf } from './listed'
import { labelOf } from './page/entry'

/** Something that is missing before launch, and the file in which the owner adds it. */
export type Missing = { file: string; what: string; text: string }

/** Fields that say by their name that something is missing, and what they say of it. */
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
    ...missingOfGroup(),
    ...officer(),
    ...projects.all.flatMap(missingOfProject),
    ...projects.all.flatMap(checkOfPlots),
    ...venues(),
  ]
}

/** What content itself marks as not confirmed. The facts of the group have one mark for all ways to reach it. */
function unconfirmed(): readonly Missing[] {
  return places
    .filter(({ path }) => path !== SITE)
    .flatMap((place) =>
      filesOf(place.path, place.label).flatMap(({ file, title }) => {
        const form = formOf(place.schema, place.label)
        return marksIn(entryOf(file), []).map(({ path, saying, name }) => {
          const where = labelOf(form, path)
          const part = [where, name && `(${name})`].filter(Boolean).join(' ')
          const what = place.one ? `${place.label}: ${title}` : place.label
          return { file, what, text: `${part || 'It'} ${saying}` }
        })
      }),
    )
}

const SITE = 'site.json'

/** The ways to reach the group that are missing or not confirmed, each by itself. */
function waysToReach(): readonly Missing[] {
  const place = places.find(({ path }) => path === SITE)
  if (!place) return []
  const form = formOf(place.schema, place.label)
  const facts = Object(entryOf(SITE)) as Record<string, unknown>
  return WAYS.flatMap((way) => {
    const isGiven = Array.isArray(facts[way]) ? facts[way].length > 0 : facts[way] !== undefined
    if (isGiven && facts.isPlaceholder !== true) return []
    const saying = isGiven ? 'a sample. The live site leaves it out.' : 'nothing is given.'
    return [{ file: SITE, what: place.label, text: `${labelOf(form, [way])}: ${saying}` }]
  })
}

type Mark = { path: (string | number)[]; saying: string; name: string | undefined }

/** The marks of an entry, each with the way to what it marks. */
function marksIn(value: unknown, path: (string | number)[]): readonly Mark[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, role, by, title } = value as Record<string, unknown>
  const called =
    path.length > 0 ? [name, title, role, by].find((each) => typeof each === 'string') : undefined
  return Object.entries(value).flatMap(([key, each]) => {
    const saying = SAYINGS[key]
    if (saying && each === true) return [{ path, saying, name: called as string | undefined }]
    if (key === 'tag' && typeof each === 'string')
      return [
        {
          path,
          saying: `is labelled “${each}”, and the live site leaves it out.`,
          name: undefined,
        },
      ]
    return marksIn(each, [...path, Array.isArray(value) ? Number(key) : key])
  })
}

/** What the list says of a registration that is missing, has ended, or ends within sixty days. */
export function registrationNotice(
  registration: Registration | undefined,
  day: string,
): string | false {
  if (!registration)
    return 'The registration with the real estate authority is not published: a live build does not offer it.'
  if (registration.kind === 'exempt') return false
  const { validUntil } = registration
  if (validUntil < day)
    return `The registration ended on ${validUntil}: a live build does not offer it.`
  return (
    endsSoon(validUntil, day) &&
    `The registration ends on ${validUntil}. Have it extended: the day after, a live build does not offer it.`
  )
}

function missingOfGroup(): readonly Missing[] {
  const { cin, registeredOffice } = Object(entryOf(SITE)) as Partial<Site>
  const lines = [
    !cin &&
      'The corporate identity number (CIN) is not given: a company has to tell it on its site.',
    !registeredOffice &&
      'The registered office is not given: a company has to tell it on its site.',
  ]
  return lines
    .filter((text) => text !== false)
    .map((text) => ({ file: SITE, what: 'Name, address, telephone', text }))
}

function missingOfProject(project: Project): readonly Missing[] {
  const { slug, name, registration, residences, documents, approvedLayout } = project
  const ofResidences = residences && registrationNotice(residences.registration, env.day)
  const lines = [
    registrationNotice(registration, env.day),
    ofResidences && `${residences.title}: ${ofResidences}`,
    ...unprovenIn(project).map(
      (claim) => `“${claim}” names no paper that proves it: a live build leaves it out.`,
    ),
    documents.length === 0 && 'No papers are listed: approvals and titles that buyers may check.',
    ...documents
      .filter(({ file, url }) => !file && !url)
      .map((paper) => `“${paper.name}” has no copy to read.`),
    !approvedLayout && 'The approved layout is not shown: buyers compare the plan with it.',
    project.place.distances.length === 0 && 'No distances are given.',
  ]
  return lines
    .filter((text) => typeof text === 'string')
    .map((text) => ({ file: `projects/${slug}.json`, what: `Plot projects: ${name}`, text }))
}

/** What the list says of plots that nobody has looked through, or not for so long that the site tells buyers to ask. */
export function checkNotice(checkedOn: string | undefined, day: string): string | false {
  const save = 'Look them through and save the page, also where nothing changes.'
  if (checkedOn === undefined)
    return `Nobody has said yet which plots can be had: the site says no day. ${save}`
  return (
    isStale(checkedOn, day) &&
    `The plots were last checked on ${checkedOn}: the site tells buyers to ask. ${save}`
  )
}

function checkOfPlots(project: Project): readonly Missing[] {
  const { slug, name } = project
  const text = checkNotice(readPlan(project).checkedOn, env.day)
  if (text === false) return []
  return [{ file: `projects/plots/${slug}.json`, what: `Plots: sold, booked, free: ${name}`, text }]
}

/** A live build is refused without (content/privacy/demand-officer.ts). */
function officer(): readonly Missing[] {
  const file = 'privacy/privacy.json'
  if (Object(entryOf(file)).officer) return []
  const what = 'Personal data: officer, notice, requests'
  return [
    { file, what, text: 'The grievance officer is not named. No live site is built without.' },
  ]
}

function venues(): readonly Missing[] {
  const file = 'cinemas/cinemas.json'
  const { venues } = Object(entryOf(file)) as { venues?: { list?: readonly unknown[] } }
  if (venues?.list?.length !== 0) return []
  return [{ file, what: 'Cinemas and their halls', text: 'No cinema is listed yet.' }]
}
