import { z } from 'zod'
import { fields, line, wordsWith } from './field-types'
import { imageName, uprightImage } from './image'
import type { Labels } from './labels'
import { heroFigures, heroTitle, overOrOn, type SeasonWords } from './season'
import { type InternalLink, internalLink, type Site, sitePath } from './site'

const linkList = fields({
  label: line,
  links: z.array(internalLink).readonly().meta({ row: 'Link' }),
})
type LinkList = z.infer<typeof linkList>

/** The texts of the team's header and footer. */
export const teamChromeWordsSchema = fields({
  bar: fields({
    home: fields({ path: sitePath, lead: line, last: line, label: line }),
    label: line,
    social: line,
  }),
  teamLinks: linkList,
})

/** The header and footer of the team's pages. */
export type TeamChrome = {
  bar: z.infer<typeof teamChromeWordsSchema>['bar'] & { back: InternalLink; language: string }
  footer: {
    site: Site
    teamName: string
    quickLinks: LinkList
    teamLinks: LinkList
    socialLabel: string
    company: Labels['footer']['company']
    language: string
    /** Shown if a tag manager is configured. */
    cookieChoice: InternalLink
  }
}

const metaSchema = fields({ title: line, description: line })

/** Texts of the match cards, and of the line about the freshness of their data. */
export const resultsWordsSchema = fields({
  title: line,
  all: overOrOn.extend({ path: sitePath }),
  card: fields({
    over: wordsWith('{n}'),
    overs: wordsWith('{n}'),
    noScore: line,
    /** For a side without an innings in a match without a result. */
    didNotBat: line,
    /** For a side without an innings in a live match. */
    yetToBat: line,
    /** Beside the name of a live match. */
    live: line,
    winner: line,
    /** The result for the own team. */
    won: line,
    lost: line,
    /** The ending of a lost match with a known margin; `{margin}` is "by 8 wickets". */
    lostTo: wordsWith('{team}', '{margin}'),
    when: wordsWith('{date}', '{time}'),
    /** For screen readers. */
    wicket: wordsWith('{team}', '{score}'),
  }),
  standing: fields({
    /** Before the first answer of the feed. */
    record: line,
    /** After a usable answer. */
    updated: wordsWith('{moment}'),
    /** While a match is on: the time of the score, or of its last change. */
    asOf: wordsWith('{time}'),
    stuck: wordsWith('{time}'),
    /** After an unusable answer. */
    kept: wordsWith('{date}'),
  }),
})
/** With the label for the season's state. */
export type ResultsWords = Omit<z.infer<typeof resultsWordsSchema>, 'all'> & { all: InternalLink }
/** The texts of a match's card. */
export type CardWords = ResultsWords['card']
/** The texts about the freshness of results. */
export type StandingWords = ResultsWords['standing']

/** The texts of the fixtures. */
export const fixturesWordsSchema = fields({
  title: line,
  /** The legend of the steps. */
  legend: line,
  /** A fixture as text. */
  match: wordsWith('{first}', '{second}'),
  states: fields({ past: line, today: line, next: line, postponed: line }),
  ended: line,
  /** Before and during the season. */
  ahead: line,
  calendar: fields({
    subscribe: line,
    download: line,
    /** If there is no future fixture. */
    later: line,
    add: line,
    addNamed: wordsWith('{match}'),
    /** The label of the Google link; its accessible name begins with the same word. */
    google: line,
    googleNamed: wordsWith('{match}'),
    /** Before the calendar's subscription address. */
    address: line,
    copy: line,
    copied: line,
    notCopied: line,
  }),
})
/** With the texts of the season. */
export type FixturesWords = z.infer<typeof fixturesWordsSchema> & {
  playoffs?: NonNullable<SeasonWords['playoffs']>
  /** Consecutive wins at the end of the season. */
  run?: NonNullable<SeasonWords['run']> & { figure: string }
}

const column = fields({ short: line, full: line })

/** The texts of the points table. */
export const tableWordsSchema = fields({
  title: line,
  caption: line,
  stage: overOrOn,
  note: line,
  own: line,
  columns: fields({
    position: column,
    team: line,
    played: column,
    won: column,
    lost: column,
    record: line,
    points: column,
    netRunRate: column,
  }),
  form: fields({
    label: line,
    letters: z.record(z.enum(['W', 'L', 'T', 'D', 'A', 'N', 'NR']), line),
  }),
  standing: resultsWordsSchema.shape.standing,
})
/** With the line for the season's stage. */
export type TableWords = Omit<z.infer<typeof tableWordsSchema>, 'stage'> & { stage: string }

/** The texts of the match centre. */
export const teamPageSchema = fields({
  meta: fields({ title: line, description: overOrOn }),
  links: z.array(internalLink).readonly().meta({ row: 'Link' }),
  hero: fields({
    image: imageName,
    /** Replaces `image` on portrait screens. */
    portrait: uprightImage.optional(),
    /** Defaults for a season without its own hero: figures before the first result, and after it. */
    kicker: line,
    title: heroTitle,
    ahead: heroFigures,
    begun: heroFigures,
  }),
  results: resultsWordsSchema,
  fixtures: fixturesWordsSchema,
  table: tableWordsSchema,
  calendar: fields({ name: line, match: wordsWith('{match}', '{title}') }),
  league: line,
  sport: line,
})
/** With the texts of the season. */
export type TeamPageContent = {
  hero: Pick<z.infer<typeof teamPageSchema>['hero'], 'image' | 'portrait'> &
    NonNullable<SeasonWords['hero']>
  fixtures: FixturesWords
}

/** The texts of the page with all results of a season. */
export const secondPageSchema = fields({
  meta: metaSchema,
  image: imageName,
  title: overOrOn,
  intro: line,
  record: line,
  /** The filter above the results; each label is followed by its count. */
  filter: fields({ label: line, all: line, won: line, lost: line }),
  stages: fields({ playoffs: line, league: line }),
  /** Links to the results of other seasons. */
  seasons: fields({ label: line, link: wordsWith('{year}') }),
})
/** With the season's text on each stage. */
export type SecondPageContent = Omit<z.infer<typeof secondPageSchema>, 'stages' | 'title'> & {
  title: string
  stages: readonly { stage: 'playoffs' | 'league'; title: string; note?: string | undefined }[]
}

/** The texts of the pages of matches. */
export const matchPageSchema = fields({
  /** The picture of their sharing images. */
  image: imageName,
  title: wordsWith('{match}', '{title}', '{year}'),
  /** Before the match, and after it. */
  description: fields({
    ahead: wordsWith('{match}', '{day}', '{time}', '{ground}', '{city}'),
    played: wordsWith('{ending}', '{match}', '{title}', '{day}'),
  }),
  tickets: line,
  watch: wordsWith('{name}'),
  place: fields({
    title: line,
    when: line,
    end: line,
    where: line,
    directions: line,
    gates: line,
    parking: line,
    lastRide: line,
    bags: line,
    wheelchair: line,
    weather: line,
  }),
  /** The team's record up to the match, and its name for matches without a winner. */
  record: line,
  undecided: line,
  next: line,
})
export type MatchPageWords = z.infer<typeof matchPageSchema>
