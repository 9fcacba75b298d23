import { z } from 'zod'
import { imageName } from './image'
import { internalLink } from './site'

const line = z.string().trim().min(1)
const webAddress = z.url({ protocol: /^https$/ })

/** A top story: a fact of the season, and where the league itself tells it. */
export const storySchema = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: line,
  blurb: line,
  image: imageName,
  /** Watch leads to films, Read to pages. */
  action: z.enum(['watch', 'read']),
  url: webAddress,
  /** Whose page it is, told after the link's word. */
  source: line,
})
export type Story = z.infer<typeof storySchema>

const column = z.object({ short: line, full: line })

const statsWordsSchema = z.object({
  title: line,
  season: line,
  runs: line,
  runsUnit: line,
  wickets: line,
  wicketsUnit: line,
  headToHead: line,
  columns: z.object({
    opponent: line,
    played: column,
    won: column,
    lost: column,
    runsFor: column,
    runsAgainst: column,
  }),
  note: line,
})
export type StatsWords = z.infer<typeof statsWordsSchema>

/** The words of the fan home. */
export const fanHomeSchema = z.object({
  title: line,
  description: line,
  links: z.array(internalLink),
  hero: z.object({
    lead: z.array(line).min(1),
    shout: line,
    note: line,
    image: imageName,
    portrait: imageName,
  }),
  achievements: line,
  stories: z.object({
    title: line,
    watch: line,
    read: line,
    opensAt: z.string().includes('{source}'),
  }),
  fixtures: z.object({ title: line, text: line, link: internalLink }),
  squad: z.object({ title: line, carousel: line, figureNote: line }),
  stats: statsWordsSchema,
  sponsors: z.object({ title: line, note: line, join: line }),
  partner: z.object({ title: line, text: line, subject: line, submit: line }),
})
export type FanHome = z.infer<typeof fanHomeSchema>

/** The words of the players' cards and pages. */
export const playerPageSchema = z.object({
  viewProfile: line,
  buyMerchandise: line,
  /** The full name of a card's link, for assistive technology. */
  of: z.string().includes('{action}').includes('{name}'),
  facts: z.object({
    roles: line,
    teams: line,
    season: line,
    matches: line,
    runs: line,
    wickets: line,
    honour: line,
  }),
  unknown: line,
  figureNote: line,
  team: line,
  pager: line,
  previous: line,
  next: line,
  all: internalLink,
  title: z.string().includes('{name}'),
  description: z.string().includes('{name}').includes('{roles}'),
})
export type PlayerWords = z.infer<typeof playerPageSchema>

/** The words of the intro. */
export const introSchema = z.object({
  label: line,
  title: line,
  text: line,
  enable: line,
  cancel: line,
  timeout: z.string().includes('{seconds}'),
  skip: line,
  mute: line,
  unmute: line,
  champions: line,
  season: line,
})
export type IntroWords = z.infer<typeof introSchema>
