import { z } from 'zod'
import { fields, line, position, slug, webAddress, wordsWith } from './field-types'
import { imageName, uprightImage } from './image'
import { overOrOn } from './season'
import { internalLink } from './site'

const STORY_AT =
  'Write the address of the film or the report itself: this is the front of a site or a channel.'

/** A top story: a fact of the season, and where it is told: by a film or a report elsewhere, or by a page of ours. */
export const storySchema = fields({
  slug,
  position,
  title: line,
  blurb: line,
  image: imageName,
  external: fields({
    /** Watch leads to films, Read to pages. */
    action: z.enum(['watch', 'read']),
    url: webAddress.refine((url) => !/^\/(?:@[^/]*\/?)?$/.test(new URL(url).pathname), STORY_AT),
    /** Whose page it is, told after the link's word. */
    source: line,
  })
    .meta({ title: 'Film or report elsewhere' })
    .optional(),
  match: slug
    .meta({
      title: 'Match of the season',
      description: 'Leads to its score, such as final.',
      isOwn: true,
    })
    .optional(),
  link: internalLink.meta({ title: 'Another page of ours' }).optional(),
}).refine(({ external, match, link }) => external ?? match ?? link, {
  path: ['match'],
  error:
    'The story leads nowhere. Name a match of the season, a page of ours, or a film or report elsewhere.',
})
export type Story = z.infer<typeof storySchema>

const column = fields({ short: line, full: line })

const statsWordsSchema = fields({
  title: line,
  /** Which matches the figures are of: before the playoffs, and from their first result on. */
  season: fields({ league: line, playoffs: line }),
  runs: line,
  runsUnit: line,
  wickets: line,
  wicketsUnit: line,
  headToHead: line,
  columns: fields({
    opponent: line,
    played: column,
    won: column,
    lost: column,
    runsFor: column,
    runsAgainst: column,
  }),
  note: overOrOn,
})
/** With the lines that are true of the season. */
export type StatsWords = Omit<z.infer<typeof statsWordsSchema>, 'season' | 'note'> & {
  season: string
  note: string
}

/** The words of the fan home. */
export const fanHomeSchema = fields({
  title: line,
  description: line,
  links: z.array(internalLink).readonly(),
  hero: fields({
    lead: z.array(line).min(1),
    shout: line,
    image: imageName,
    portrait: uprightImage.optional(),
    note: line,
    /** Leads to the squad. */
    action: line,
  }),
  achievements: line,
  stories: fields({
    title: line,
    watch: line,
    read: line,
    opensAt: wordsWith('{source}'),
    /** Leads to the score of a match. */
    match: line,
  }),
  fixtures: fields({ title: line, link: internalLink }),
  squad: fields({ title: line, carousel: line, note: line }),
  stats: statsWordsSchema,
  sponsors: fields({ title: line, note: line, join: line, joinMessage: line }),
  partner: fields({
    /** While the team holds the title, and while it does not. */
    title: fields({ champions: line, others: line }),
    lede: line,
    subject: line,
    submit: line,
    messagePlaceholder: line,
  }),
})
type FanHomeWords = z.infer<typeof fanHomeSchema>
/** With the lines that are true of the season. */
export type FanHome = Omit<FanHomeWords, 'stats' | 'partner'> & {
  stats: StatsWords
  partner: Omit<FanHomeWords['partner'], 'title'> & { title: string }
}

/** The words of the players' cards and pages. */
export const playerPageSchema = fields({
  viewProfile: line,
  buyMerchandise: line,
  /** The full name of a card's link, for assistive technology. */
  of: wordsWith('{action}', '{name}'),
  facts: fields({
    roles: line,
    teams: line,
    /** Over the player's place in the squad. */
    squad: wordsWith('{count}'),
    season: line,
    /** In its place where the figures are those of the team alone. */
    teamSeason: line,
    matches: line,
    runs: line,
    wickets: line,
    /** What the team did with the bat and with the ball. */
    scored: line,
    taken: line,
    /** After the number of matches won. */
    won: overOrOn,
    honours: line,
  }),
  role: line,
  /** The key of the drawings of the field: what the player does where, with the name, and the other marks. */
  field: fields({
    bat: wordsWith('{name}'),
    keep: wordsWith('{name}'),
    bowl: wordsWith('{name}'),
    others: line,
    ball: line,
    run: line,
  }),
  /** The title over the matches. */
  season: overOrOn,
  /** What the bars say. */
  legend: line,
  /** Added where the bars show the own team's scores: whose the letters are. */
  code: wordsWith('{code}', '{team}'),
  /** Begins the enquiry about a player's shirt. */
  shirtMessage: wordsWith('{name}'),
  team: line,
  pager: line,
  previous: line,
  next: line,
  all: internalLink,
  title: wordsWith('{name}'),
  description: wordsWith('{name}', '{roles}'),
})
type PlayerPageWords = z.infer<typeof playerPageSchema>
/** With the lines that are true of the season, and its honour where there is one. */
export type PlayerWords = Omit<PlayerPageWords, 'facts' | 'season'> & {
  facts: Omit<PlayerPageWords['facts'], 'won'> & { won: string; champions?: string | undefined }
  season: string
}

/** The words of the intro. */
export const introSchema = fields({
  label: line,
  title: line,
  text: line,
  enable: line,
  cancel: line,
  timeout: wordsWith('{seconds}'),
  skip: line,
  mute: line,
  unmute: line,
  champions: line,
  season: line,
})
export type IntroWords = z.infer<typeof introSchema>
