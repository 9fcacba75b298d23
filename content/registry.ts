import { z } from 'zod'
import { cinemasSchema } from './schema/cinemas'
import { consentSchema } from './schema/consent'
import { contactSchema } from './schema/contact'
import { fanHomeSchema, introSchema, playerPageSchema, storySchema } from './schema/fan-home'
import { fields, line, toConfirm, token } from './schema/field-types'
import { fixtureSchema } from './schema/fixture'
import { groundSchema } from './schema/ground'
import { homeSchema } from './schema/home'
import { imageName } from './schema/image'
import { insightSchema } from './schema/insight'
import { jointVentureSchema } from './schema/joint-venture'
import { labelsSchema } from './schema/labels'
import { listingSchema } from './schema/listing'
import { matchSchema } from './schema/match'
import { notFoundSchema } from './schema/not-found'
import { faqsSchema, informationPage, servicesSchema } from './schema/page'
import { partnersSchema } from './schema/partners'
import { plan, plotsSchema } from './schema/plan'
import { playerSchema, rolesSchema } from './schema/player'
import { privacySchema } from './schema/privacy'
import { project } from './schema/project'
import { projectWordsSchema } from './schema/project-page'
import { projectRulesSchema } from './schema/project-rules'
import { redirectsSchema } from './schema/redirect'
import { residencesSchema } from './schema/residences'
import { currentSeasonSchema, seasonWordsSchema } from './schema/season'
import { shareSchema } from './schema/share'
import { internalLink, navigationSchema, siteSchema } from './schema/site'
import { snapshotSchema } from './schema/snapshot'
import { sponsorSchema, sponsorTiersSchema } from './schema/sponsor'
import { standingSchema } from './schema/standing'
import { successSchema } from './schema/success'
import { teamSchema } from './schema/team'
import {
  matchPageSchema,
  secondPageSchema,
  teamChromeWordsSchema,
  teamPageSchema,
} from './schema/team-page'
import { unpublishedProjectSchema } from './schema/unpublished-project'

/** The headings of the editor's list, in order. */
export const groups = [
  'The group',
  'Plots and homes',
  'Cinemas',
  'Team: this season',
  'Team: all seasons',
  'Articles and pages of text',
  'Words of buttons and forms',
] as const

/** A document or collection that an owner edits: heading and label in the editor, schema, page that shows it. */
type EditableFields = {
  group: (typeof groups)[number]
  label: string
  schema: z.ZodType
  /** A path of the site; `{slug}` is the entry's slug, `{season}` its season. */
  shownAt: string
  /** Advice for the editor, at most two sentences. */
  about?: string
  /** The label of one entry of a collection, such as "player". */
  singular?: string
  /** Entries cannot be added, renamed or deleted in the editor. */
  isClosed?: boolean
}

/** A generated document or collection, not editable. */
type GeneratedType = { isGenerated: true; schema: z.ZodType }

const TEAM = '/tiruppurTamilans/'
const MATCH = `${TEAM}matches/{season}/{slug}/`

/**
 * All documents and collections of content, by path within content/en; `{slug}` is an entry's slug, `{season}` a year.
 * Files that match none are refused. Loaders take schemas from here; the content check, the editor and its write
 * permissions, the translation and the launch list iterate over it.
 */
export const registry = {
  ...inGroup('The group', {
    'site.json': { label: 'Name, address, telephone', schema: siteSchema, shownAt: '/' },
    'home/home.json': { label: 'Home page', schema: homeSchema, shownAt: '/' },
    'navigation.json': { label: 'Menus', schema: navigationSchema, shownAt: '/' },
    'gallery.json': {
      label: 'Six pictures at the foot of pages',
      schema: z
        .array(internalLink.extend({ image: imageName }).meta({ title: 'Picture' }))
        .length(6),
      shownAt: '/',
    },
    'services/services.json': {
      label: 'What the group does',
      schema: servicesSchema,
      shownAt: '/services/',
    },
    'contact/contact.json': { label: 'Contact', schema: contactSchema, shownAt: '/contact/' },
    'redirects.json': { label: 'Old addresses', schema: redirectsSchema, shownAt: '/' },
    'share.json': {
      label: 'Titles and pictures of shared links',
      schema: z.array(shareSchema),
      shownAt: '/',
    },
  }),
  ...inGroup('Plots and homes', {
    'projects/{slug}.json': {
      label: 'Plot projects',
      singular: 'project',
      schema: project,
      shownAt: '/{slug}/',
    },
    'projects/plots/{slug}.json': {
      label: 'Plots: sold, booked, free',
      singular: 'plan',
      isClosed: true,
      schema: plotsSchema,
      shownAt: '/{slug}/',
    },
    'project-page/rules.json': {
      label: 'Visits and the cost estimate',
      schema: projectRulesSchema,
      shownAt: '/vistara/',
    },
    'unpublished-project.json': {
      label: 'Projects that are not on offer',
      schema: unpublishedProjectSchema,
      shownAt: '/vistara/',
    },
    'properties/listing.json': {
      label: 'List of projects',
      schema: listingSchema,
      shownAt: '/properties/',
    },
    'residences/residences.json': {
      label: 'Vistara Residences',
      schema: residencesSchema,
      shownAt: '/vistara/residences/',
    },
    'joint-ventures/joint-venture.json': {
      label: 'Joint ventures',
      schema: jointVentureSchema,
      shownAt: '/jointventures/',
    },
  }),
  ...inGroup('Cinemas', {
    'cinemas/cinemas.json': {
      label: 'Cinemas and their halls',
      schema: cinemasSchema,
      shownAt: '/cinemas/',
    },
  }),
  ...inGroup('Team: this season', {
    'cricket/seasons/{season}/squad/{slug}.json': {
      label: 'Players',
      singular: 'player',
      schema: playerSchema,
      shownAt: `${TEAM}players/{slug}/`,
    },
    'cricket/seasons/{season}/fixtures/{slug}.json': {
      label: 'Fixtures',
      about:
        'Open a fixture to enter its result. The first fixture of the next season begins that season on the site.',
      singular: 'fixture',
      schema: fixtureSchema,
      shownAt: MATCH,
    },
    'cricket/seasons/{season}/results/{slug}.json': {
      label: 'Results',
      about:
        'Begin a new one at its fixture: both then have the same name in addresses, day, ground and teams.',
      singular: 'result',
      schema: matchSchema,
      shownAt: MATCH,
    },
    'cricket/seasons/{season}/table.json': {
      label: 'Points table',
      about:
        'It may be behind the results. The button fills in the teams whose matches are all entered.',
      schema: z.array(standingSchema.meta({ title: 'Team' })).meta({ isTable: true }),
      shownAt: TEAM,
    },
    'cricket/seasons/{season}/stories/{slug}.json': {
      label: 'Top stories',
      about:
        'The newest opens the fan page until the next match. With a text it has a page of its own; without one it leads to its match, to another page, or to a film or report.',
      singular: 'story',
      schema: storySchema,
      shownAt: `${TEAM}stories/{slug}/`,
    },
    'cricket/seasons/{season}/season.json': {
      label: 'Words of the season',
      schema: seasonWordsSchema,
      shownAt: TEAM,
    },
  }),
  ...inGroup('Team: all seasons', {
    'cricket/current-season.json': {
      label: 'Season that is shown',
      schema: currentSeasonSchema,
      shownAt: TEAM,
    },
    'cricket/sponsors/{slug}.json': {
      label: 'Sponsors',
      singular: 'sponsor',
      schema: sponsorSchema,
      shownAt: `${TEAM}partners/`,
    },
    'cricket/sponsor-tiers.json': {
      label: 'Kinds of sponsors',
      schema: sponsorTiersSchema,
      shownAt: `${TEAM}partners/`,
    },
    'cricket/achievements.json': {
      label: 'Achievements',
      schema: z.array(
        fields({
          label: line,
          years: z.array(z.number().int()).min(1).meta({ row: 'Year' }),
          toConfirm,
        }).meta({ title: 'Achievement' }),
      ),
      shownAt: `${TEAM}home/`,
    },
    'cricket/teams/{slug}.json': {
      label: 'Teams of the league',
      singular: 'team',
      schema: teamSchema,
      shownAt: TEAM,
    },
    'cricket/grounds/{slug}.json': {
      label: 'Grounds',
      singular: 'ground',
      schema: groundSchema,
      shownAt: TEAM,
    },
    'cricket/roles.json': {
      label: 'Roles of players',
      schema: rolesSchema,
      shownAt: `${TEAM}home/`,
    },
    'fans/home.json': { label: 'Fan page', schema: fanHomeSchema, shownAt: `${TEAM}home/` },
    'cricket/team-page.json': {
      label: 'Match centre',
      schema: teamPageSchema,
      shownAt: TEAM,
    },
    'cricket/second-page.json': {
      label: 'Page of all results',
      schema: secondPageSchema,
      shownAt: '/second/',
    },
    'cricket/match-page.json': {
      label: 'Words of match pages',
      schema: matchPageSchema,
      shownAt: TEAM,
    },
    'cricket/chrome.json': {
      label: 'Top and foot of team pages',
      schema: teamChromeWordsSchema,
      shownAt: TEAM,
    },
    'cricket/unknown-team.json': {
      label: 'Team that is not known yet',
      schema: teamSchema,
      shownAt: TEAM,
    },
    'fans/player-page.json': {
      label: 'Words of player pages',
      schema: playerPageSchema,
      shownAt: `${TEAM}home/`,
    },
    'fans/partners.json': {
      label: 'Page for partners',
      schema: partnersSchema,
      shownAt: `${TEAM}partners/`,
    },
    'fans/intro.json': {
      label: 'Opening film',
      schema: introSchema,
      shownAt: `${TEAM}home/`,
    },
  }),
  ...inGroup('Articles and pages of text', {
    'insights/{slug}.json': {
      label: 'Articles',
      about:
        'Three parts or more, two to four figures, and the page that it leads to. 600 to 900 words read well.',
      singular: 'article',
      schema: insightSchema,
      shownAt: '/insights/{slug}/',
    },
    'pages/{slug}.json': {
      label: 'Privacy, terms, careers and the like',
      singular: 'page',
      isClosed: true,
      schema: informationPage,
      shownAt: '/{slug}/',
    },
    'privacy/privacy.json': {
      label: 'Personal data: officer, notice, requests',
      schema: privacySchema,
      shownAt: '/privacy/',
    },
    'faqs/faqs.json': {
      label: 'Questions and answers',
      schema: faqsSchema,
      shownAt: '/faqs/',
    },
  }),
  ...inGroup('Words of buttons and forms', {
    'labels.json': {
      label: 'Buttons, forms, messages',
      schema: labelsSchema,
      shownAt: '/contact/',
    },
    'project-page/words.json': {
      label: 'Words of project pages',
      schema: projectWordsSchema,
      shownAt: '/vistara/',
    },
    'consent/consent.json': {
      label: 'Question about cookies',
      schema: consentSchema,
      shownAt: '/cookies/',
    },
    'success.json': {
      label: 'Thank-you page',
      schema: successSchema,
      shownAt: '/formsubmitsuccess/',
    },
    'not-found.json': {
      label: 'Page that is not there',
      schema: notFoundSchema,
      shownAt: '/not-found/',
    },
    'external-hosts.json': {
      label: 'Sites that pages may link to',
      about: 'A link to any other site is refused. Add the site here first.',
      schema: z.array(fields({ host: z.hostname(), reason: token }).meta({ title: 'Site' })),
      shownAt: '/',
    },
  }),
  'projects/plans/{slug}.json': generated(plan),
  'cricket/snapshot.json': generated(snapshotSchema),
}

type Registry = typeof registry

/** A path of the registry. */
export type RegistryKey = keyof Registry
/** The path of a collection. */
export type CollectionKey = Extract<RegistryKey, `${string}{slug}${string}`>
/** The validated type of a document, or of a collection's entry. */
export type Read<Key extends RegistryKey> = z.output<Registry[Key]['schema']>

/** The schema of a document, or of a collection's entries. */
export const schemaOf = <Key extends RegistryKey>(key: Key) =>
  registry[key].schema as z.ZodType as z.ZodType<Read<Key>>

/** The values for `{slug}` and `{season}` in a path of the registry. */
export type At = { slug?: string; season?: number | string }

/** Fills a path of the registry: `cricket/seasons/2025/table.json`. */
export const nameOf = (key: string, { slug = '{slug}', season = '{season}' }: At = {}): string =>
  key.replace('{season}', `${season}`).replace('{slug}', slug)

/** An editable document or collection, with its path within content/en. */
export type EditableType = EditableFields & { path: string }

const types: readonly (readonly [string, EditableFields | GeneratedType])[] =
  Object.entries(registry)

/** All editable documents and collections, in the order of the editor's list. */
export const editableTypes: readonly EditableType[] = types.flatMap(([path, type]) =>
  'isGenerated' in type ? [] : { ...type, path },
)

/** A document or collection, editable or generated. */
export type DocumentType = { path: string; schema: z.ZodType }
export const documentTypes: readonly DocumentType[] = types.map(([path, { schema }]) => ({
  path,
  schema,
}))

/** @public The type of an editable document, such as `projects/vistara.json`, for the editor; undefined for others. */
export const editableTypeOf = (name: string): EditableType | undefined =>
  editableTypes.find(({ path }) => matches(path, name))

/** @public The path of the page that shows an entry with a page of its own, by the entry's name; undefined for others. */
export function ownPageOf(name: string): string | undefined {
  const { shownAt = '' } = editableTypeOf(name) ?? {}
  const [, season, slug = ''] = /^(?:.*\/seasons\/(\d{4})\/)?.*?([^/]+)\.json$/.exec(name) ?? []
  return shownAt.includes('{slug}')
    ? nameOf(shownAt, { slug, ...(season && { season }) })
    : undefined
}

/** The type of a document; undefined if the registry has none. */
export const documentTypeOf = (name: string): DocumentType | undefined =>
  documentTypes.find(({ path }) => matches(path, name))

/** Whether a document's name matches a path; slugs have only lower-case letters, digits and hyphens. */
const matches = (path: string, name: string): boolean =>
  new RegExp(
    `^${path.replaceAll('.', '\\.').replace('{season}', '\\d{4}').replace('{slug}', '[a-z0-9-]+')}$`,
  ).test(name)

function inGroup<const Types extends Readonly<Record<string, Omit<EditableFields, 'group'>>>>(
  group: EditableFields['group'],
  all: Types,
) {
  const entries = Object.entries(all).map(([path, type]) => [path, { group, ...type }])
  return Object.fromEntries(entries) as {
    [Path in keyof Types]: Types[Path] & Pick<EditableFields, 'group'>
  }
}

function generated<Schema extends z.ZodType>(schema: Schema) {
  return { isGenerated: true as const, schema }
}
