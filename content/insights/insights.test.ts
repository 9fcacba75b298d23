/** @jest-environment node */
import { plainText } from '@/lib/prose/inline'
import { seasonOf } from '../cricket/seasons'
import { projectWords } from '../project-page/words'
import type { Insight } from '../schema/insight'
import { insights } from './insights'

/** What is read as sentences in a block: its text, its list, the notes on a drawing. */
function textsOf(block: Insight['parts'][number]['blocks'][number]): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  if ('hoarding' in block) return block.hoarding.notes
  return 'scoreboard' in block ? block.scoreboard.notes : []
}

/** The words of an article; those of tables and titles do not count. */
const wordsOf = ({ lead, parts }: Insight): number =>
  [lead, ...parts.flatMap(({ blocks }) => blocks.flatMap(textsOf))].flatMap((text) =>
    plainText(text).split(/\s+/),
  ).length

const tablesOf = ({ parts }: Insight) =>
  parts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'table' in block ? block.table : []))

test.each(insights.all.map((insight) => [insight.slug, insight] as const))(
  '%s has 600 to 900 words and a table',
  (_, insight) => {
    expect(wordsOf(insight)).toBeGreaterThanOrEqual(600)
    expect(wordsOf(insight)).toBeLessThanOrEqual(900)
    expect(tablesOf(insight).length).toBeGreaterThan(0)
  },
)

test('the cost of the example plot sets its two sums apart', () => {
  const sums = insights.all
    .flatMap(tablesOf)
    .flatMap(({ rows, totals }) => rows.filter((_, index) => totals?.[index]))
  expect(sums.map(([name]) => name)).toEqual(['Total', 'Monthly instalment'])
})

test('each figure on the scoreboard has its note', () => {
  const blocks = insights.all.flatMap(({ parts }) => parts.flatMap(({ blocks }) => blocks))
  const boards = blocks.flatMap((block) =>
    typeof block === 'object' && 'scoreboard' in block ? block.scoreboard : [],
  )
  expect(boards).toMatchObject([
    {
      sides: [
        { name: 'Tiruppur', runs: '220', wickets: '5', overs: '20' },
        { name: 'Dindigul', runs: '102', overs: '14.4' },
      ],
    },
  ])
  for (const { sides, notes } of boards) {
    const figures = sides.flatMap(({ runs, wickets, overs }) => [runs, wickets ?? [], overs].flat())
    expect(notes).toHaveLength(figures.length)
  }
})

test('the bars of the points table are those of the season, the own team marked', () => {
  const blocks = insights.all.flatMap(({ parts }) => parts.flatMap(({ blocks }) => blocks))
  const drawn = blocks.flatMap((block) =>
    typeof block === 'object' && 'standings' in block ? (block.standings.teams ?? []) : [],
  )
  expect(drawn.map(({ points }) => points)).toEqual(seasonOf(2025).table.map((row) => row.points))
  expect(drawn.map(({ isOwn }) => isOwn).indexOf(true)).toBe(1)
})

test('a table of matches marks each as won or lost', () => {
  const [matches] = insights.all.flatMap(tablesOf).filter(({ endings }) => endings)
  const wonOf = matches?.endings?.filter((ending) => ending === 'won')
  expect(matches?.rows.filter((row) => row.at(-1) === 'Won')).toHaveLength(wonOf?.length ?? 0)
  expect(matches?.endings).toHaveLength(matches?.rows.length ?? 0)
})

test('the hoarding leads to the register that project pages name', () => {
  const blocks = insights.all.flatMap(({ parts }) => parts.flatMap(({ blocks }) => blocks))
  const hoardings = blocks.flatMap((block) =>
    typeof block === 'object' && 'hoarding' in block ? block.hoarding : [],
  )
  const { linkLabel: website } = projectWords.registration.check
  expect(hoardings).toMatchObject([{ website, code: '/qr/register.svg' }])
})

test('the net run rate that the article works out is the one of the points table', () => {
  const article = insights.find('a-first-match-day')
  if (!article) throw new Error('there is no article on match day')
  const [, , published] = article.figures
  expect(JSON.stringify(article.parts)).toContain(` gives ${published?.value}.`)
})

test('the plot that the article works out costs what its estimate says', () => {
  const article = insights.find('cents-grounds-and-square-feet')
  if (!article) throw new Error('there is no article on land units')
  const [, worked] = tablesOf(article)
  expect(worked?.rows.map((row) => row.at(-1))).toEqual([
    '₹75,18,927',
    '₹5,26,325',
    '₹1,50,379',
    '₹81,95,631',
    '₹56,39,195',
    '₹25,56,436',
    '₹57,196',
  ])
})

test('the article on match day writes dates as the whole site does', () => {
  const article = insights.find('a-first-match-day')
  const sentences = article?.parts.flatMap(({ blocks }) => blocks.flatMap(textsOf)).join(' ')
  expect(sentences).toContain('22 Jun 2025')
  expect(sentences).not.toMatch(/\b\d (?:Jun|Jul)|\b(?:June|July) \d/)
})
