import { z } from 'zod'
import { cinemasSchema } from '@/content/schema/cinemas'
import { consentSchema } from '@/content/schema/consent'
import { contactSchema } from '@/content/schema/contact'
import {
  fanHomeSchema,
  introSchema,
  playerPageSchema,
  storySchema,
} from '@/content/schema/fan-home'
import { fields, line } from '@/content/schema/fields'
import { fixtureSchema } from '@/content/schema/fixture'
import { groundSchema } from '@/content/schema/ground'
import { homeSchema } from '@/content/schema/home'
import { imageName } from '@/content/schema/image'
import { insightSchema } from '@/content/schema/insight'
import { jointVentureSchema } from '@/content/schema/joint-venture'
import { labelsSchema } from '@/content/schema/labels'
import { listingSchema } from '@/content/schema/listing'
import { matchSchema } from '@/content/schema/match'
import { notFoundSchema } from '@/content/schema/not-found'
import { faqsSchema, informationPage, servicesSchema } from '@/content/schema/page'
import { plotsSchema } from '@/content/schema/plan'
import { playerSchema, rolesSchema } from '@/content/schema/player'
import { project } from '@/content/schema/project'
import { projectWordsSchema } from '@/content/schema/project-page'
import { projectRulesSchema } from '@/content/schema/project-rules'
import { residencesSchema } from '@/content/schema/residences'
import { currentSeasonSchema, seasonWordsSchema } from '@/content/schema/season'
import { shareSchema } from '@/content/schema/share'
import { navigationSchema, siteSchema } from '@/content/schema/site'
import { sponsorSchema, sponsorTiersSchema } from '@/content/schema/sponsor'
import { standingSchema } from '@/content/schema/standing'
import { successSchema } from '@/content/schema/success'
import { teamSchema } from '@/content/schema/team'
import { secondPageSchema, teamChromeWordsSchema, teamPageSchema } from '@/content/schema/team-page'

/** The headings of the editor's list, in its order. */
export const groups = [
  'The group',
  'Plots and homes',
  'Cinemas',
  'Team: this season',
  'Team: all seasons',
  'Articles and pages of text',
  'Words of buttons and forms',
] as const

/** What a place has in common: its heading, its name in an owner's words, its schema, the page that shows it. */
type PlaceBase = {
  group: (typeof groups)[number]
  label: string
  schema: z.ZodType
  /** A path of the site; `{slug}` is the entry's name. */
  shownAt: string
}

/** A document of content/en, such as the words of one page. */
type DocumentPlace = PlaceBase & { file: string }

/** A folder of content/en with a file for each entry. `{season}` is the year of a season. */
type CollectionPlace = PlaceBase & {
  folder: string
  /** What one entry is called: "player". */
  one: string
  /** Entries come from elsewhere: none is added, renamed or deleted here. */
  isClosed?: boolean
}

export type Place = DocumentPlace | CollectionPlace

const TEAM = '/tiruppurTamilans/'
const SEASON = 'cricket/seasons/{season}'

/**
 * The only list of what an owner edits. The editor, the guide, the list of what is missing before
 * launch and the server's list of writable files derive from it.
 */
export const places: readonly Place[] = [
  ...inGroup('The group', [
    { file: 'site.json', label: 'Name, address, telephone', schema: siteSchema, shownAt: '/' },
    { file: 'home/home.json', label: 'Home page', schema: homeSchema, shownAt: '/' },
    { file: 'navigation.json', label: 'Menus', schema: navigationSchema, shownAt: '/' },
    {
      file: 'gallery.json',
      label: 'Six pictures at the foot of pages',
      schema: z.array(imageName.meta({ title: 'Picture' })).length(6),
      shownAt: '/',
    },
    {
      file: 'services/services.json',
      label: 'What the group does',
      schema: servicesSchema,
      shownAt: '/services/',
    },
    { file: 'contact/contact.json', label: 'Contact', schema: contactSchema, shownAt: '/contact/' },
    {
      file: 'share.json',
      label: 'Titles and pictures of shared links',
      schema: z.array(shareSchema),
      shownAt: '/',
    },
  ]),
  ...inGroup('Plots and homes', [
    {
      folder: 'projects',
      label: 'Plot projects',
      one: 'project',
      schema: project,
      shownAt: '/{slug}/',
    },
    {
      folder: 'projects/plots',
      label: 'Plots: sold, booked, free',
      one: 'plan',
      isClosed: true,
      schema: plotsSchema,
      shownAt: '/{slug}/',
    },
    {
      file: 'project-page/rules.json',
      label: 'Visits and the cost estimate',
      schema: projectRulesSchema,
      shownAt: '/vistara/',
    },
    {
      file: 'properties/listing.json',
      label: 'List of projects',
      schema: listingSchema,
      shownAt: '/properties/',
    },
    {
      file: 'residences/residences.json',
      label: 'Vistara Residences',
      schema: residencesSchema,
      shownAt: '/vistara/residences/',
    },
    {
      file: 'joint-ventures/joint-venture.json',
      label: 'Joint ventures',
      schema: jointVentureSchema,
      shownAt: '/jointventures/',
    },
  ]),
  ...inGroup('Cinemas', [
    {
      file: 'cinemas/cinemas.json',
      label: 'Cinemas and their halls',
      schema: cinemasSchema,
      shownAt: '/cinemas/',
    },
  ]),
  ...inGroup('Team: this season', [
    {
      folder: `${SEASON}/squad`,
      label: 'Players',
      one: 'player',
      schema: playerSchema,
      shownAt: `${TEAM}players/{slug}/`,
    },
    {
      folder: `${SEASON}/fixtures`,
      label: 'Fixtures',
      one: 'fixture',
      schema: fixtureSchema,
      shownAt: TEAM,
    },
    {
      folder: `${SEASON}/results`,
      label: 'Results',
      one: 'result',
      schema: matchSchema,
      shownAt: '/second/',
    },
    {
      file: `${SEASON}/table.json`,
      label: 'Points table',
      schema: z.array(standingSchema).meta({ isTable: true }),
      shownAt: TEAM,
    },
    {
      folder: `${SEASON}/stories`,
      label: 'Top stories',
      one: 'story',
      schema: storySchema,
      shownAt: `${TEAM}home/`,
    },
    {
      file: `${SEASON}/season.json`,
      label: 'Words of the season',
      schema: seasonWordsSchema,
      shownAt: TEAM,
    },
  ]),
  ...inGroup('Team: all seasons', [
    {
      file: 'cricket/current-season.json',
      label: 'Season that is shown',
      schema: currentSeasonSchema,
      shownAt: TEAM,
    },
    {
      folder: 'cricket/sponsors',
      label: 'Sponsors',
      one: 'sponsor',
      schema: sponsorSchema,
      shownAt: `${TEAM}home/`,
    },
    {
      file: 'cricket/sponsor-tiers.json',
      label: 'Kinds of sponsors',
      schema: sponsorTiersSchema,
      shownAt: `${TEAM}home/`,
    },
    {
      file: 'cricket/achievements.json',
      label: 'Achievements',
      schema: z.array(fields({ label: line, years: z.array(z.number().int()).min(1) })),
      shownAt: `${TEAM}home/`,
    },
    {
      folder: 'cricket/teams',
      label: 'Teams of the league',
      one: 'team',
      schema: teamSchema,
      shownAt: TEAM,
    },
    {
      folder: 'cricket/grounds',
      label: 'Grounds',
      one: 'ground',
      schema: groundSchema,
      shownAt: TEAM,
    },
    {
      file: 'cricket/roles.json',
      label: 'Roles of players',
      schema: rolesSchema,
      shownAt: `${TEAM}home/`,
    },
    { file: 'fans/home.json', label: 'Fan page', schema: fanHomeSchema, shownAt: `${TEAM}home/` },
    {
      file: 'cricket/team-page.json',
      label: 'Match centre',
      schema: teamPageSchema,
      shownAt: TEAM,
    },
    {
      file: 'cricket/second-page.json',
      label: 'Page of all results',
      schema: secondPageSchema,
      shownAt: '/second/',
    },
    {
      file: 'cricket/chrome.json',
      label: 'Top and foot of team pages',
      schema: teamChromeWordsSchema,
      shownAt: TEAM,
    },
    {
      file: 'cricket/stand-in-team.json',
      label: 'Team that is not known yet',
      schema: teamSchema,
      shownAt: TEAM,
    },
    {
      file: 'fans/player-page.json',
      label: 'Words of player pages',
      schema: playerPageSchema,
      shownAt: `${TEAM}home/`,
    },
    {
      file: 'fans/intro.json',
      label: 'Opening film',
      schema: introSchema,
      shownAt: `${TEAM}home/`,
    },
  ]),
  ...inGroup('Articles and pages of text', [
    {
      folder: 'insights',
      label: 'Articles',
      one: 'article',
      schema: insightSchema,
      shownAt: '/insights/{slug}/',
    },
    {
      folder: 'pages',
      label: 'Privacy, terms, careers and the like',
      one: 'page',
      isClosed: true,
      schema: informationPage,
      shownAt: '/{slug}/',
    },
    {
      file: 'faqs/faqs.json',
      label: 'Questions and answers',
      schema: faqsSchema,
      shownAt: '/faqs/',
    },
  ]),
  ...inGroup('Words of buttons and forms', [
    {
      file: 'labels.json',
      label: 'Buttons, forms, messages',
      schema: labelsSchema,
      shownAt: '/contact/',
    },
    {
      file: 'project-page/words.json',
      label: 'Words of project pages',
      schema: projectWordsSchema,
      shownAt: '/vistara/',
    },
    {
      file: 'consent/consent.json',
      label: 'Question about cookies',
      schema: consentSchema,
      shownAt: '/cookies/',
    },
    {
      file: 'success.json',
      label: 'Thank-you page',
      schema: successSchema,
      shownAt: '/formsubmitsuccess/',
    },
    {
      file: 'not-found.json',
      label: 'Page that is not there',
      schema: notFoundSchema,
      shownAt: '/not-found/',
    },
    {
      file: 'external-hosts.json',
      label: 'Sites that pages may link to',
      schema: z.array(
        fields({ host: z.hostname(), reason: z.string().min(1) }).meta({ title: 'Site' }),
      ),
      shownAt: '/',
    },
  ]),
]

/** Documents that programs make: no owner edits them. */
export const machineMade = ['cricket/snapshot.json', 'projects/plans/'] as const

/** The place of a document, such as `projects/vistara.json`; undefined where none is. */
export function placeOf(file: string): Place | undefined {
  return places.find((place) => patternOf(place).test(file))
}

/** Matches the files of a place. Names of entries are those that an address can hold. */
function patternOf(place: Place): RegExp {
  const path = 'file' in place ? place.file : `${place.folder}/{slug}.json`
  const pattern = path
    .replaceAll('.', '\\.')
    .replace('{season}', '\\d{4}')
    .replace('{slug}', '[a-z0-9-]+')
  return new RegExp(`^${pattern}$`)
}

function inGroup(
  group: PlaceBase['group'],
  all: readonly (Omit<DocumentPlace, 'group'> | Omit<CollectionPlace, 'group'>)[],
): readonly Place[] {
  return all.map((place) => ({ group, ...place }))
}
