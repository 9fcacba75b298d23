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

/** What speaks to the owner, and an invented project for tests. */
const EXEMPT = ['define.ts', 'faults.ts', 'json.ts', 'words.ts', 'projects/fixture.ts']

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
    'price.from': '₹970',
    'season.squad': 18,
    'season.mostRuns': 488,
    'season.played': 9,
    'season.won': 7,
    'season.lost': 2,
    'season.run': 6,
    'season.league.played': 7,
    'season.league.won': 5,
    'season.qualifier.margin': '79 runs',
    'season.final.margin': '118 runs',
    'season.final.own': '220/5',
    'season.final.theirs': '102',
    'season.final.day': '06 Jul 2025',
  })
  expect(introWords.text).toContain('seven wins')
})

/** A string of code with two words in a row. Errors are for the owner, and stop the build. */
const SENTENCE = /(['"`])(?:(?!\1).)*\p{L}{2,} \p{L}{2,}(?:(?!\1).)*\1/gu
const FOR_THE_OWNER = /throw new Error\([\s\S]*?\)\n|\/\*[\s\S]*?\*\/|\/\/.*/g

test('what visitors read stands in JSON, not in code', () => {
  const sentences = sources
    .filter(({ file }) => file.endsWith('.ts') && !EXEMPT.includes(file))
    .flatMap(({ file, text }) =>
      [...text.replaceAll(FOR_THE_OWNER, '').matchAll(SENTENCE)].map(
        ([found]) => `${file}: ${found}`,
      ),
    )
  expect(sentences).toEqual([])
})

test('a claim of a title carries the year that the record has', () => {
  const claim = /champions|சாம்பியன்/i
  const dated = /\{(?:title|record|season)\.(?:year|final\.day)\}/
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!.*(?:cricket\/seasons|achievements|intro|sources)).*\.json$/.test(file),
  )
  for (const file of files) {
    const text = readFileSync(path.join('content', file), 'utf8')
    for (const [line] of text.matchAll(/"[^"\n]*"(?=,?\n)/g)) {
      if (claim.test(line)) expect(`${file}: ${line}`).toMatch(dated)
    }
  }
})
