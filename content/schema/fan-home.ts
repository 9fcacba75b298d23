import { z } from 'zod'
import { imageName } from './image'

const line = z.string().trim().min(1)
const webAddress = z.url({ protocol: /^https$/ })

/** A top story: a fact of the season, and where the league itself tells it. */
export const storySchema = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: line,
  blurb: line,
  image: imageName,
  /** Watch leads to a film, Read to a page. */
  action: z.enum(['watch', 'read']),
  url: webAddress,
  /** Whose page it is, told to assistive technology and under the link. */
  source: line,
})
export type Story = z.infer<typeof storySchema>

/** The words of the fan home. Counts in braces are filled when shown. */
export const fanHomeSchema = z.object({
  title: line,
  description: line,
  hero: z.object({
    lead: z.array(line).min(1),
    shout: line,
    note: line,
    image: imageName,
    portrait: imageName,
  }),
  achievements: line,
  stories: z.object({ title: line, watch: line, read: line, opensAt: line }),
  results: z.object({ title: line, all: line }),
  fixtures: z.object({ title: line, text: line, link: line }),
  squad: z.object({ title: line, label: line, count: line, figureNote: line }),
  stats: z.object({
    title: line,
    season: line,
    runs: line,
    wickets: line,
    headToHead: line,
    opponent: line,
    played: line,
    won: line,
    lost: line,
    runsFor: line,
    runsAgainst: line,
    note: line,
  }),
  sponsors: z.object({ title: line, note: line }),
  partner: z.object({ title: line, text: line, points: z.array(line), mail: line, subject: line }),
})
export type FanHome = z.infer<typeof fanHomeSchema>

/** The words of a player's page and card. */
export const playerPageSchema = z.object({
  viewProfile: line,
  /** With `{name}`, for assistive technology. */
  viewProfileOf: line,
  buyMerchandise: line,
  role: line,
  teams: line,
  season: line,
  figures: z.object({ matches: line, runs: line, wickets: line }),
  honour: line,
  unknown: line,
  figureNote: line,
  previous: line,
  next: line,
  all: line,
  pager: line,
  /** With `{name}` and `{roles}`. */
  description: line,
})
export type PlayerPageWords = z.infer<typeof playerPageSchema>

/** The words of the intro. */
export const introSchema = z.object({
  label: line,
  title: line,
  text: line,
  enable: line,
  cancel: line,
  /** With `{seconds}`. */
  timeout: line,
  skip: line,
  mute: line,
  unmute: line,
  champions: line,
  season: line,
})
export type IntroWords = z.infer<typeof introSchema>
