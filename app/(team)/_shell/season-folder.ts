import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReactElement } from 'react'
import { type Stage, writeSeason } from '@/scripts/new-season'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** @returns a folder with a copy of content/, and the season of 2027 in it; removed after the tests */
export function folderWith(stage: Stage): string {
  const root = mkdtempSync(path.join(tmpdir(), 'season-'))
  folders.push(root)
  cpSync('content', path.join(root, 'content'), { recursive: true })
  writeSeason(root, stage)
  return root
}

/** Writes one file of content/en/cricket/ in such a folder. */
export const writeCricket = (root: string, file: string, value: object) => {
  const target = path.join(root, 'content/en/cricket', file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, JSON.stringify(value))
}

/** Loads modules anew, which then read content/ of the folder. */
export async function over<Value>(root: string, load: () => Promise<Value>): Promise<Value> {
  jest.resetModules()
  process.env.CONTENT_DIR = path.join(root, 'content')
  return load()
}
const given = process.env.CONTENT_DIR
afterEach(() => {
  if (given === undefined) delete process.env.CONTENT_DIR
  else process.env.CONTENT_DIR = given
  jest.restoreAllMocks()
})

/** What a visitor reads, with the addresses of links, without scripts. */
async function htmlOf(page: ReactElement | Promise<ReactElement>): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  return renderToStaticMarkup(await page)
}
/** The words of a page's HTML, one space between them. */
export const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&rsquo;/g, '’')
    .replace(/\s+/g, ' ')

/** Everything that tells of the season, as the site would have it with the folder's content. */
export const readSite = (root: string) =>
  over(root, async () => {
    const matchCentre = await import('@/app/(team)/tiruppurTamilans/page')
    const fanHome = await import('@/app/(team)/tiruppurTamilans/home/page')
    const results = await import('@/app/(team)/second/[[...year]]/page')
    const player = await import('@/app/(team)/tiruppurTamilans/players/[slug]/page')
    const calendar = await import('@/app/(team)/tiruppurTamilans/fixtures.ics/route')
    const { listedPaths } = await import('@/app/_shell/sitemap-entries')
    const { shareCards } = await import('@/app/_shell/share-cards')
    const { live, liveTable } = await import('@/app/(team)/_shell/season')
    const resultsOf = (...year: string[]) =>
      htmlOf(results.default({ params: Promise.resolve({ year }) }))
    const playerOf = (slug: string) => htmlOf(player.default({ params: Promise.resolve({ slug }) }))
    return {
      centre: await htmlOf(matchCentre.default()),
      centreMeta: matchCentre.metadata,
      fans: await htmlOf(fanHome.default()),
      all: await resultsOf(),
      resultsOf,
      resultsParams: results.generateStaticParams(),
      resultsMeta: (...year: string[]) =>
        results.generateMetadata({ params: Promise.resolve({ year }) }),
      stays: await playerOf('tushar-raheja'),
      arrives: await playerOf('arul-selvan'),
      left: await playerOf('esakkimuthu'),
      calendar: await calendar.GET().text(),
      paths: listedPaths(),
      cards: shareCards,
      live,
      liveTable,
    }
  })
