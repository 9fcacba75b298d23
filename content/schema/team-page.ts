import { z } from 'zod'
import { internalLink, sitePath, siteSchema } from './site'

const line = z.string().trim().min(1)

/** What stands above and below every page of the team. */
export const teamChromeSchema = z.object({
  bar: z.object({
    home: z.object({ path: sitePath, lead: line, last: line, label: line }),
    back: internalLink,
    label: line,
    social: line,
  }),
  footer: z.object({
    site: siteSchema.pick({
      name: true,
      address: true,
      phone: true,
      phoneText: true,
      email: true,
      social: true,
      copyright: true,
      isPlaceholder: true,
      placeholderNote: true,
    }),
    teamName: line,
    quickLinks: z.object({ label: line, links: z.array(internalLink) }),
    teamLinks: z.object({ label: line, links: z.array(internalLink) }),
    /** Shown where tags are configured. */
    cookieChoice: internalLink,
    socialLabel: line,
  }),
})
export type TeamChrome = z.infer<typeof teamChromeSchema>

const metaSchema = z.object({ title: line, description: line })

/** Words of the match cards and of the line that says where their data stands. */
export const resultsWordsSchema = z.object({
  title: line,
  all: internalLink.optional(),
  card: z.object({
    over: z.string().includes('{n}'),
    overs: z.string().includes('{n}'),
    noScore: line,
    winner: line,
    when: z.string().includes('{date}').includes('{time}'),
  }),
  standing: z.object({
    /** Before anything was fetched. */
    record: line,
    /** After a good answer, with `{moment}`. */
    updated: z.string().includes('{moment}'),
    /** After an answer that could not be used, with `{date}`. */
    kept: z.string().includes('{date}'),
  }),
})
export type ResultsWords = z.infer<typeof resultsWordsSchema>
export type CardWords = ResultsWords['card']
export type StandingWords = ResultsWords['standing']

export const fixturesWordsSchema = z.object({
  title: line,
  legend: z.object({ won: line, wonPlace: line, lost: line, lostPlace: line }),
  /** `{margin}` is what follows "won" in the result. */
  wonBy: z.string().includes('{margin}'),
  lostBy: z.string().includes('{margin}'),
  /** Before the own team's name. */
  versus: line,
  /** A fixture in words, with `{first}` and `{second}`. */
  match: z.string().includes('{first}').includes('{second}'),
  states: z.object({ past: line, today: line, next: line }),
  ended: line,
  ahead: line,
  calendar: z.object({
    subscribe: line,
    download: line,
    add: line,
    addNamed: z.string().includes('{match}'),
  }),
  playoffs: z.object({ title: line, days: line, end: z.iso.datetime({ offset: true }) }),
  run: z.object({ figure: line, title: line, text: line }).optional(),
})
export type FixturesWords = z.infer<typeof fixturesWordsSchema>

const column = z.object({ short: line, full: line })

export const tableWordsSchema = z.object({
  title: line,
  caption: line,
  stage: line,
  note: line,
  own: line,
  columns: z.object({
    position: column,
    team: line,
    played: column,
    won: column,
    lost: column,
    record: line,
    points: column,
    netRunRate: column,
  }),
  form: z.object({ label: line, letters: z.record(z.enum(['W', 'L', 'A', 'D']), line) }),
  standing: resultsWordsSchema.shape.standing,
})
export type TableWords = z.infer<typeof tableWordsSchema>

export const teamPageSchema = z.object({
  meta: metaSchema,
  links: z.array(internalLink),
  hero: z.object({
    kicker: line,
    title: line,
    figures: z.array(z.object({ figure: line, text: line })).length(3),
  }),
  results: resultsWordsSchema,
  fixtures: fixturesWordsSchema,
  table: tableWordsSchema,
  calendar: z.object({ name: line, match: z.string() }),
  league: line,
  sport: line,
})
export type TeamPageContent = z.infer<typeof teamPageSchema>

export const secondPageSchema = z.object({
  meta: metaSchema,
  title: line,
  intro: line,
  record: line,
  stages: z.array(z.object({ stage: z.enum(['league', 'playoffs']), title: line, note: line })),
})
export type SecondPageContent = z.infer<typeof secondPageSchema>
