/** @jest-environment node */
import { plainText } from '@/lib/prose/inline'
import type { Insight } from '../schema/insight'
import { insights } from './insights'

/** The words of an article's paragraphs and lists; those of tables and titles do not count. */
const wordsOf = ({ lead, parts }: Insight): number =>
  [lead, ...parts.flatMap(({ blocks }) => blocks)]
    .flatMap((block) => (typeof block === 'string' ? block : 'list' in block ? block.list : []))
    .flatMap((text) => plainText(text).split(/\s+/)).length

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
    '₹81,95,630',
    '₹56,39,195',
    '₹25,56,435',
    '₹57,196',
  ])
})
