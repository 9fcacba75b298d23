/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { introWords } from './fans/intro'
import { figures } from './figures'
import { projects } from './projects/projects'

const CONTENT = path.join(process.cwd(), 'content')

const sources = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|json)$/.test(file) && !/\.test\.ts$|^schema/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(CONTENT, file), 'utf8') }))

/** A price that is typed rather than filled: an amount of rupees, or a figure before "per sq.ft". */
const TYPED_PRICE =
  /(?:₹|\bRs\.?|\brupees)\s*[\d,.]*\d|\d\s+per (?:sq\.? ?ft|square foot|cent\b|ground\b)/giu

test('no sentence types a price that the data has', () => {
  expect(sources.length).toBeGreaterThan(50)
  const typed = sources.flatMap(({ file, text }) =>
    [...text.matchAll(TYPED_PRICE)].map(([found]) => `${file}: ${found}`),
  )
  expect(typed).toEqual([])
})

test('a project says its own price and its own number of plots', () => {
  for (const { name, summary } of projects.all) {
    expect(`${name}: ${summary}`).toMatch(/ at ₹[\d,]+ per sq\.ft/)
  }
  expect(JSON.stringify(projects.all)).not.toMatch(/\{(?:price|plots|smallest|largest)\}/)
})

test('the figures of sentences are those of the record', () => {
  expect(figures).toMatchObject({
    priceFrom: '₹970',
    squad: 18,
    mostRuns: 488,
    season: {
      played: 9,
      won: 7,
      lost: 2,
      run: 6,
      league: { played: 7, won: 5 },
      qualifier: { margin: '79 runs' },
      final: { margin: '118 runs', own: '220/5', theirs: '102', day: '6 July 2025' },
    },
  })
  expect(introWords.text).toContain('seven wins')
})
