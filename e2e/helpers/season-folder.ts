import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ReactElement } from 'react'
import { OWN_TEAM } from '@/content/cricket/own-team'
import { onDisk } from '@/content/folder'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { league } from './league'

/** The stage of the invented season 2027. */
type Stage = 'before' | 'during' | 'after'
/** The number of results at each stage. */
const PLAYED: Readonly<Record<Stage, number>> = { before: 0, during: 2, after: 4 }

/**
 * @returns a copy of content/ in which the team has played two seasons: 2025, which it won, and 2027. Teams,
 * matches, squads and their texts are invented. The folder is removed after the tests
 */
export function folderWith(stage: Stage): string {
  const root = temporaryFolder()
  cpSync(onDisk('content'), path.join(root, 'content'), { recursive: true })
  for (const folder of ['seasons', 'teams', 'grounds'])
    rmSync(path.join(root, 'content/en/cricket', folder), { recursive: true })
  for (const { name, lead, last, short, slug } of league.teams) {
    const crest = `logos/crest-${slug === OWN_TEAM ? slug : 'placeholder'}`
    writeCricket(root, `teams/${slug}.json`, { slug, name, lead, last, short, crest })
  }
  writeCricket(root, 'grounds/salem.json', { slug: 'salem', name: 'The ground', city: 'Salem' })
  writeCricket(root, 'current-season.json', { year: null })
  writeCricket(root, 'snapshot.json', { takenAt: null, results: [], standings: [] })
  for (const [name, words] of Object.entries(WORDS)) {
    const file = path.join(root, 'content/en', name)
    writeFileSync(file, JSON.stringify(merged(JSON.parse(readFileSync(file, 'utf8')), words)))
  }
  writeSeason(root, 2025, LAST, LAST.length, [...STAYING, LEAVING])
  writeCricket(root, 'seasons/2025/squad/stays.json', { ...STAYS, ...OF_2025, position: 1 })
  writeCricket(root, 'seasons/2025/season.json', {
    hero: { kicker: 'Season', title: 'Champions', figures: [] },
    playoffs: { title: 'Playoffs', days: 'In July', end: '2025-07-06T19:15:00+05:30' },
    intro: '{season.won} wins in {season.played} matches',
    stages: { playoffs: 'Won by {season.final.margin} and {season.qualifier.margin}.' },
    honour: 'Champions, {season.final.day}',
  })
  writeCricket(root, 'seasons/2025/stories/final.json', {
    ...{ slug: 'final', position: 1, title: 'Won the final by {season.final.margin}' },
    blurb: 'A cup.',
    image: 'charts/ball',
    match: 'final',
  })
  writeSeason(root, 2027, NEXT, PLAYED[stage], [...STAYING, ARRIVING])
  return root
}

type Meeting = { slug: string; day: string; against: string; by: number }
const meeting = (slug: string, day: string, against: string, by: number): Meeting => ({
  slug,
  day,
  against,
  by,
})
/** Margins of the matches in runs; negative for defeats. */
const LAST = [
  meeting('match-1', '2025-06-06', 'salem-spartans', -4),
  meeting('match-2', '2025-06-08', 'chepauk-super-gillies', 9),
  meeting('qualifier-1', '2025-07-01', 'chepauk-super-gillies', 79),
  meeting('final', '2025-07-06', 'dindigul-dragons', 118),
]
const NEXT = [
  meeting('match-1', '2027-06-05', 'chepauk-super-gillies', 10),
  meeting('match-2', '2027-06-09', 'dindigul-dragons', -12),
  meeting('match-3', '2027-06-13', 'lyca-kovai-kings', -12),
  meeting('match-4', '2027-06-18', 'nellai-royal-kings', 10),
]

const WK = 'WK-Batsman Opener'
const STAYS = { slug: 'stays', name: 'Stays', surname: '', roles: [WK], teams: [] }
const OF_2025 = { runs: 488, honour: 'Player of 2025' }
const STAYING = [STAYS, { ...STAYS, slug: 'mate', name: 'Mate' }]
const LEAVING = { ...STAYS, slug: 'leaves', name: 'Leaves', roles: ['Bowler'] }
export const ARRIVING = { ...LEAVING, slug: 'arrives', name: 'Arrives' }

function writeSeason(
  root: string,
  year: number,
  meetings: readonly Meeting[],
  played: number,
  squad: readonly { slug: string }[],
) {
  const write = (file: string, value: object) =>
    writeCricket(root, `seasons/${year}/${file}`, value)
  for (const [at, { slug, day, against, by }] of meetings.entries()) {
    const isLeague = slug.startsWith('match')
    const title = slug === 'final' ? 'Final' : isLeague ? `Match ${at + 1}` : 'Qualifier 1'
    const match = { slug, title, startsAt: `${day}T19:15:00+05:30`, ground: 'salem' }
    const announced = { teams: [OWN_TEAM, against], sequence: 0, changedOn: `${year}-05-01` }
    if (isLeague) write(`fixtures/${slug}.json`, { ...match, ...announced })
    if (at >= played) continue
    const sides = [
      { team: OWN_TEAM, score: `${150 + by}/5`, overs: 20 },
      { team: against, score: '150/8', overs: 20 },
    ]
    // The side with more runs bats first, so that the margin is in runs.
    if (by < 0) sides.reverse()
    const ending = { kind: 'won', winner: sides[0]?.team, by: Math.abs(by), unit: 'runs' }
    const stage = isLeague ? 'league' : 'playoffs'
    write(`results/${slug}.json`, { ...match, stage, sides, ending })
  }
  for (const [at, player] of squad.entries())
    write(`squad/${player.slug}.json`, { ...player, position: at + 1 })
  if (played < meetings.length) return
  const row = ({ slug }: { slug: string }, won: number) => ({
    team: slug,
    played: 7,
    won,
    lost: 7 - won,
    points: 2 * won,
    netRunRate: 0,
  })
  write(
    'table.json',
    league.teams.map((team, at) => row(team, 7 - at)),
  )
}

/** Texts of the site by document, as far as tests read them. */
const WORDS: Readonly<Record<string, object>> = {
  'cricket/team-page.json': {
    meta: { description: { over: 'Of {title.year}', on: 'Of {title.year}, with a calendar' } },
    hero: {
      kicker: 'Season of {season.year}',
      title: 'Tiruppur',
      ahead: [
        { figure: '{season.first}', text: 'the first match' },
        { figure: '{season.fixtures}', text: 'fixtures' },
        { figure: '{season.squad}', text: 'in the squad' },
      ],
      begun: [
        { figure: '{season.played}', text: 'played' },
        { figure: '{season.won}', text: 'won' },
        { figure: '{season.lost}', text: 'lost' },
      ],
    },
    results: {
      all: { over: 'All {record.played} results', on: 'Results of {record.year}' },
      card: { won: 'Won', lostTo: 'Lost to {team} {margin}' },
      standing: { record: 'Season {record.year} record' },
    },
    fixtures: {
      title: 'Fixtures {season.year}',
      ended: 'The season of {season.year} is over.',
      ahead: 'League matches: {season.fixtures}.',
      calendar: { subscribe: 'Subscribe to the calendar' },
    },
    table: { title: 'Points table {table.year}', stage: { over: 'After the league.' } },
    calendar: { name: 'Tamilans {season.year}' },
  },
  'cricket/second-page.json': {
    meta: { title: 'Every result in {season.year}' },
    title: { over: 'All {season.played} results of {season.year}', on: 'Results of {season.year}' },
    intro: 'Played {season.played}: won {season.won}, lost {season.lost}.',
    stages: { playoffs: 'Playoffs' },
    seasons: { label: 'Seasons' },
  },
  'fans/home.json': {
    fixtures: { title: 'Fixtures {season.year}', link: { label: 'Dates' } },
    squad: { carousel: 'The squad of {squad.year}' },
    stats: {
      season: { league: '{record.year}, league', playoffs: '{record.year}, with playoffs' },
      headToHead: 'Head to head, {record.year}',
      note: { over: 'Counted from all {record.played} results.', on: 'Counted so far.' },
    },
    partner: {
      title: { champions: 'To the champions of {record.year}', others: 'To the team' },
      messagePlaceholder: 'Our mark on the shirt, {season.next}',
    },
  },
  'fans/player-page.json': {
    facts: {
      season: 'In {year}',
      figures: { runs: 'Runs', balls: 'Balls faced', strikeRate: 'Strike rate' },
      honours: 'Honours',
      teams: 'Teams',
    },
    team: 'Tiruppur Tamilans',
    all: { label: 'All {squad.count} players' },
    squad: { title: 'The squad of {squad.year}' },
  },
  'fans/intro.json': { text: '{title.won} wins and a cup.' },
}

const isWords = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** A document with some texts replaced. */
const merged = (document: unknown, words: unknown): unknown =>
  isWords(document) && isWords(words)
    ? Object.fromEntries(
        Object.keys({ ...document, ...words }).map((key) => [
          key,
          key in words ? merged(document[key], words[key]) : document[key],
        ]),
      )
    : words

/** Writes one file of content/en/cricket/ in such a folder. */
export const writeCricket = (root: string, file: string, value: object) => {
  const target = path.join(root, 'content/en/cricket', file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, JSON.stringify(value))
}

/** Imports modules anew, so that they read content/ of the folder, on a day if given. */
export async function over<Value>(
  root: string,
  load: () => Promise<Value>,
  day?: string,
): Promise<Value> {
  jest.resetModules()
  if (day) process.env.BUILD_DAY = day
  process.env.CONTENT_DIR = path.join(root, 'content')
  return load()
}
const given = { CONTENT_DIR: process.env.CONTENT_DIR, BUILD_DAY: process.env.BUILD_DAY }
afterEach(() => {
  for (const [name, value] of Object.entries(given))
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  jest.restoreAllMocks()
})

/** The HTML of a page without scripts. */
async function htmlOf(page: ReactElement | Promise<ReactElement | null>): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  return renderToStaticMarkup(await page)
}
/** The text of a page's HTML, with single spaces. */
export const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&rsquo;/g, '’')
    .replace(/\s+/g, ' ')

/** All pages and data of the season, built with the folder's content. */
export const readSite = (root: string) =>
  over(root, async () => {
    const matchCentre = await import('@/app/(team)/tiruppurTamilans/page')
    const fanHome = await import('@/app/(team)/tiruppurTamilans/home/page')
    const results = await import('@/app/(team)/second/[[...year]]/page')
    const squad = await import('@/app/(team)/tiruppurTamilans/squad/page')
    const player = await import('@/app/(team)/tiruppurTamilans/players/[slug]/page')
    const match = await import('@/app/(team)/tiruppurTamilans/matches/[year]/[slug]/page')
    const { movedAddresses } = await import('@/content/moved')
    const calendar = await import('@/app/(team)/tiruppurTamilans/fixtures.ics/route')
    const { listedPaths } = await import('@/app/_seo/sitemap-entries')
    const { shareCards } = await import('@/app/_seo/share-cards')
    const { live, liveTable } = await import('@/app/(team)/_season/season-pages')
    const resultsOf = (...year: string[]) =>
      htmlOf(results.default({ params: Promise.resolve({ year }) }))
    const playerOf = (slug: string) => htmlOf(player.default({ params: Promise.resolve({ slug }) }))
    const matchOf = (year: string, slug: string) =>
      htmlOf(match.default({ params: Promise.resolve({ year, slug }) }))
    return {
      matchOf,
      centre: await htmlOf(matchCentre.default()),
      centreMeta: matchCentre.metadata,
      fans: await htmlOf(fanHome.default()),
      all: await resultsOf(),
      resultsOf,
      resultsParams: results.generateStaticParams(),
      resultsMeta: (...year: string[]) =>
        results.generateMetadata({ params: Promise.resolve({ year }) }),
      squad: await htmlOf(squad.default()),
      playerOf,
      movedAddresses,
      calendar: await calendar.GET().text(),
      paths: listedPaths(),
      cards: shareCards,
      live,
      liveTable,
    }
  })
