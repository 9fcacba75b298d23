import { z } from 'zod'
import { day, fields, line, position, slug, webAddress, wordsWith } from './field-types'
import { imageName, uprightImage } from './image'
import { section, sectionsOf } from './page'
import { overOrOn } from './season'
import { internalLink } from './site'

const STORY_AT =
  'Write the address of the film or the report itself: this is the front of a site or a channel.'

/** A top story: a fact of the season, with a page of its own, or a link to a film, a report or another page. */
export const storySchema = fields({
  slug,
  position,
  title: line,
  blurb: line,
  image: imageName,
  date: day.optional().meta({
    title: 'Day',
    description: 'The day of the news. Without one it is the day of its match.',
  }),
  body: sectionsOf(section).min(1).optional().meta({
    title: 'Text of its page',
    description: 'With a text the story has a page of its own, which then needs a day.',
    row: 'Part',
  }),
  external: fields({
    /** `watch` for films, `read` for pages. */
    action: z.enum(['watch', 'read']),
    url: webAddress.refine((url) => !/^\/(?:@[^/]*\/?)?$/.test(new URL(url).pathname), STORY_AT),
    /** The publisher, shown after the link's text. */
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
})
  .refine(({ external, match, link, body }) => external ?? match ?? link ?? body, {
    path: ['match'],
    error:
      'The story leads nowhere. Write a text, or name a match of the season, a page of ours, or a film or report elsewhere.',
  })
  .refine(({ body, date }) => !body || date, {
    path: ['date'],
    error: 'A story with a page needs a day. Write the day of the news.',
  })
export type Story = z.infer<typeof storySchema>

const column = fields({ short: line, full: line })

const statsWordsSchema = fields({
  title: line,
  /** The matches that the figures cover: before the first result of the playoffs, and after it. */
  season: fields({ league: line, playoffs: line }),
  runs: line,
  runsUnit: line,
  wickets: line,
  wicketsUnit: line,
  /** Titles of the team's records, and the words of their values. */
  records: fields({
    against: wordsWith('{team}', '{day}'),
    highest: line,
    run: line,
    byRuns: line,
    byWickets: line,
    closest: line,
    /** What a chase had left, and a match whose scores were level. */
    balls: fields({ one: line, other: wordsWith('{n}') }),
    level: line,
    /** The first and the last day of a row of wins. */
    days: wordsWith('{first}', '{last}'),
  }),
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
/** With the lines for the season's state. */
export type StatsWords = Omit<z.infer<typeof statsWordsSchema>, 'season' | 'note'> & {
  season: string
  note: string
}

/** The texts of the fan home. */
export const fanHomeSchema = fields({
  title: line,
  description: line,
  links: z.array(internalLink).readonly().meta({ row: 'Link' }),
  hero: fields({
    lead: z.array(line).min(1).meta({ row: 'Sentence' }),
    emphasis: line,
    image: imageName,
    portrait: uprightImage.optional(),
  }),
  /** What is newest, below the title of the page. */
  opening: fields({
    /** Labels of a match ahead, a match on its day, a result and a story. */
    next: line,
    today: line,
    result: line,
    story: line,
    opponent: wordsWith('{team}'),
    /** Below a result. */
    played: wordsWith('{title}', '{opponent}', '{day}'),
    /** Label of the link to the page of a match ahead. */
    match: line,
  }),
  achievements: line,
  stories: fields({
    title: line,
    watch: line,
    read: line,
    opensAt: wordsWith('{source}'),
    /** Label of the link to the score of a match. */
    match: line,
    /** Label of the link to the page of a story. */
    page: line,
  }),
  fixtures: fields({ title: line, link: internalLink }),
  squad: fields({ title: line, carousel: line, note: line }),
  stats: statsWordsSchema,
  sponsors: fields({ title: line, note: line, join: line }),
  partner: fields({
    /** For the time while the team holds the title, and for any other. */
    title: fields({ champions: line, others: line }),
    lede: line,
    subject: line,
    submit: line,
    messagePlaceholder: line,
  }),
})
type FanHomeWords = z.infer<typeof fanHomeSchema>
/** With the lines for the season's state. */
export type FanHome = Omit<FanHomeWords, 'stats' | 'partner'> & {
  stats: StatsWords
  partner: Omit<FanHomeWords['partner'], 'title'> & { title: string }
}

/** The texts of the players' cards and pages, and of the squad. */
export const playerPageSchema = fields({
  viewProfile: line,
  buyMerchandise: line,
  /** Accessible name of a card's link. */
  of: wordsWith('{action}', '{name}'),
  facts: fields({
    label: line,
    season: wordsWith('{year}'),
    figures: fields({
      runs: line,
      balls: line,
      strikeRate: line,
      wickets: line,
      best: line,
      catches: line,
      matches: line,
    }),
    number: wordsWith('{number}'),
    batting: fields({ right: line, left: line }),
    bowling: fields({ right: line, left: line }),
    honours: line,
    style: line,
    teams: line,
  }),
  /** Prefilled message of an enquiry about a player's shirt. */
  shirtMessage: wordsWith('{name}'),
  team: line,
  all: internalLink,
  title: wordsWith('{name}'),
  description: wordsWith('{name}', '{roles}'),
  squad: fields({ title: line, description: line }),
})
export type PlayerWords = z.infer<typeof playerPageSchema>

/** The texts of the intro. */
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
