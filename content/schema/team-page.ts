import { z } from 'zod'
import { fields, line, wordsWith } from './field-types'
import { imageName, uprightImage } from './image'
import type { Labels } from './labels'
import { heroFigures, heroTitle, overOrOn, type SeasonWords } from './season'
import { type InternalLink, internalLink, type Site, sitePath } from './site'

const linkList = fields({ label: line, links: z.array(internalLink).readonly() })
type LinkList = z.infer<typeof linkList>

/** The words of the team's bar and footer. */
export const teamChromeWordsSchema = fields({
  bar: fields({
    home: fields({ path: sitePath, lead: line, last: line, label: line }),
    label: line,
    social: line,
  }),
  teamLinks: linkList,
})

/** What stands above and below every page of the team. */
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
    /** Shown where tags are configured. */
    cookieChoice: InternalLink
  }
}

const metaSchema = fields({ title: line, description: line })

/** Words of the match cards and of the line that says where their data stands. */
export const resultsWordsSchema = fields({
  title: line,
  all: overOrOn.extend({ path: sitePath }),
  card: fields({
    over: wordsWith('{n}'),
    overs: wordsWith('{n}'),
    noScore: line,
    /** For a side without an innings in a match that brought no result. */
    didNotBat: line,
    /** For a side without an innings in a match that is on. */
    yetToBat: line,
    /** Beside the name of a match that is on. */
    live: line,
    winner: line,
    /** How the match ended for the own team. */
    won: line,
    lost: line,
    /** The whole ending of a lost match whose margin is known. `{margin}` is "by 8 wickets". */
    lostTo: wordsWith('{team}', '{margin}'),
    when: wordsWith('{date}', '{time}'),
  }),
  standing: fields({
    /** Before anything was fetched. */
    record: line,
    /** After a good answer, with `{moment}`. */
    updated: wordsWith('{moment}'),
    /** After an answer that could not be used, with `{date}`. */
    kept: wordsWith('{date}'),
  }),
})
/** With the label that is true of the season. */
export type ResultsWords = Omit<z.infer<typeof resultsWordsSchema>, 'all'> & { all: InternalLink }
/** The words of a match's card. */
export type CardWords = ResultsWords['card']
/** The words that say how fresh results are. */
export type StandingWords = ResultsWords['standing']

/** The words of the fixtures. */
export const fixturesWordsSchema = fields({
  title: line,
  /** What a step means. */
  legend: line,
  /** A fixture in words, with `{first}` and `{second}`. */
  match: wordsWith('{first}', '{second}'),
  states: fields({ past: line, today: line, next: line, postponed: line }),
  ended: line,
  /** Before and during the season. */
  ahead: line,
  calendar: fields({
    subscribe: line,
    download: line,
    /** While no fixture lies ahead. */
    later: line,
    add: line,
    addNamed: wordsWith('{match}'),
    /** Beside the link to the file; its name for those who do not see it begins with the same word. */
    google: line,
    googleNamed: wordsWith('{match}'),
    /** Before the address that a calendar subscribes to. */
    address: line,
    copy: line,
    copied: line,
    notCopied: line,
  }),
})
/** With what the season says itself. */
export type FixturesWords = z.infer<typeof fixturesWordsSchema> & {
  playoffs?: NonNullable<SeasonWords['playoffs']>
  /** Wins in a row at the end of the season. */
  run?: NonNullable<SeasonWords['run']> & { figure: string }
}

const column = fields({ short: line, full: line })

/** The words of the points table. */
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
/** With the line on its stage that is true of the season. */
export type TableWords = Omit<z.infer<typeof tableWordsSchema>, 'stage'> & { stage: string }

/** The words of the match centre. */
export const teamPageSchema = fields({
  meta: fields({ title: line, description: overOrOn }),
  links: z.array(internalLink).readonly(),
  hero: fields({
    image: imageName,
    /** Shown instead on upright screens. */
    portrait: uprightImage.optional(),
    /** For a season that says nothing of its own: its figures before the first result, and after it. */
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
/** With what the season says itself. */
export type TeamPageContent = {
  hero: Pick<z.infer<typeof teamPageSchema>['hero'], 'image' | 'portrait'> &
    NonNullable<SeasonWords['hero']>
  fixtures: FixturesWords
}

/** The words of the page with every result of a season. */
export const secondPageSchema = fields({
  meta: metaSchema,
  image: imageName,
  title: overOrOn,
  intro: line,
  record: line,
  /** The choice above the results; each is followed by its count. */
  filter: fields({ label: line, all: line, won: line, lost: line }),
  stages: fields({ playoffs: line, league: line }),
  /** Leads to the results of the other seasons. */
  seasons: fields({ label: line, link: wordsWith('{year}') }),
})
/** With what the season says of each stage. */
export type SecondPageContent = Omit<z.infer<typeof secondPageSchema>, 'stages' | 'title'> & {
  title: string
  stages: readonly { stage: 'playoffs' | 'league'; title: string; note?: string | undefined }[]
}
