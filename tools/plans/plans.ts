/**
 * Draws the surveys in assets/plans/<slug>-plan.svg for the pages, and writes the facts of their plots.
 *
 * Drawings are made by every build and never committed: in the site's palette in assets/plans/drawn/, for each
 * language and also upright for phones, and one of lines alone in public/plans/.
 * Facts are committed: the sizes of the plots, which of them are at a corner or beside a park, and the words on the
 * drawing, in content/en/projects/plans/<slug>.json. Tamil words are in content/ta/projects/plans/<slug>.json; missing
 * ones stay English until they are translated.
 * The owner edits what is sold in content/en/projects/plots/<slug>.json. Drawings do not contain it: the site adds it
 * (lib/server/plan-pictures.ts). A run adds new plots of the survey to that file, and removes those that are gone.
 *
 * npm run plans              write the facts of every plan, and draw it
 * npm run plans -- --draw    draw only, as a build does, without changing content
 * npm run plans -- --check   fail when committed facts are not what their survey gives
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf, onDisk } from '@/content/folder'
import { token } from '@/lib/server/token'
import { drawPlan } from './draw-plan'
import { readSurvey, salesOf } from './facts'
import { frame, growthFor } from './plan-sheet'
import type { Shape } from './read-plan'
import { turnElements } from './turn-plan'

const SURVEYS = 'assets/plans'
const DRAWINGS = 'assets/plans/drawn'
const LINES = 'public/plans'
/** A folder of content in messages. */
const folderOf = (name: string, language?: 'ta') =>
  path.relative('.', onDisk(fileOf(name, language)))
const PROJECTS = folderOf('projects')
const FACTS = folderOf('projects/plans')
const TAMIL = folderOf('projects/plans', 'ta')
const SALES = folderOf('projects/plots')

const isCheck = process.argv.includes('--check')
const isDrawnAlone = process.argv.includes('--draw')

const surveys = readdirSync(SURVEYS).filter((file) => file.endsWith('-plan.svg'))
const facts = new Map<string, string>()
const drawings = new Map<string, string>()

// Never delete a plan whose survey is missing while its project shows it.
for (const project of readdirSync(PROJECTS).filter((file) => file.endsWith('.json'))) {
  const slug = project.replace(/\.json$/, '')
  const survey = path.join(SURVEYS, `${slug}-plan.svg`)
  if (existsSync(survey)) continue
  // Without a survey the project lists its plots itself, and the owner's sales file stays.
  if (!existsSync(path.join(FACTS, project))) {
    const sales = path.join(SALES, project)
    if (existsSync(sales)) facts.set(sales, readFileSync(sales, 'utf8'))
    continue
  }
  console.error(
    `plans: ${survey} is missing, and ${PROJECTS}/${project} shows its plan. Put the file back, or remove the project.`,
  )
  process.exit(1)
}

for (const survey of surveys) {
  const slug = survey.replace(/-plan\.svg$/, '')
  try {
    const read = readSurvey(slug, readFileSync(path.join(SURVEYS, survey), 'utf8'))
    const own = path.join(FACTS, `${slug}.json`)
    const sales = path.join(SALES, `${slug}.json`)
    const known = existsSync(sales) ? readFileSync(sales, 'utf8') : undefined
    facts.set(sales, salesOf(slug, read.plots, known))
    facts.set(own, read.facts)
    if (isCheck) continue
    if (!isDrawnAlone) draw(slug, read, read.address)
    // A plan without facts in content is on no page.
    else if (existsSync(own)) draw(slug, read, JSON.parse(readFileSync(own, 'utf8')).lines)
  } catch (error) {
    throw new Error(`${SURVEYS}/${survey}: ${(error as Error).message}`, { cause: error })
  }
}

if (isCheck) {
  const { stale, changed } = differences(facts, FACTS, SALES)
  if (stale.length + changed.length === 0) process.exit(0)
  console.error(
    `Plans are out of date, run npm run plans:\n${[...stale, ...changed.map(([file]) => file)].join('\n')}`,
  )
  process.exit(1)
}
const written = isDrawnAlone ? 0 : write(facts, FACTS, SALES)
console.log(`${surveys.length} plans, ${written + write(drawings, DRAWINGS, LINES)} written`)

/** Draws a plan in both languages, and its lines under the address that pages use. */
function draw(slug: string, survey: ReturnType<typeof readSurvey>, address: string) {
  const { elements, title, labels, lines } = survey
  if (path.dirname(address) !== '/plans') throw new Error(`${address} is no address of a drawing`)
  drawings.set(path.join('public', address), lines)
  const own = tamilOf(slug)
  const ground = groundOf(slug)
  const tamil = new Map<string, string>()
  for (const [at, label] of labels.entries()) {
    const words = own.labels[at]
    if (words) tamil.set(label, words)
  }
  const drawBoth = (suffix: string, drawn: readonly Shape[], growth: number) => {
    const drawOne = (name: string, options: Parameters<typeof drawPlan>[1]) =>
      drawings.set(path.join(DRAWINGS, `${name}${suffix}.svg`), drawPlan(drawn, options))
    drawOne(slug, { title, ground, growth })
    drawOne(`${slug}-ta`, { title: own.title ?? title, tamil, ground, growth })
  }
  drawBoth('', elements, 1)
  // For phones: rotated by a quarter, with words enlarged for the smallest of them.
  const { left, right, top, bottom } = frame(elements)
  const growth = growthFor({ width: bottom - top, height: right - left })
  drawBoth('-upright', turnElements(elements, growth), growth)
}

/** The files to delete and to write, so that the folders match `expected`. */
function differences(expected: ReadonlyMap<string, string>, ...folders: readonly string[]) {
  const present = folders.flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((file) => path.join(folder, file)) : [],
  )
  return {
    stale: present.filter((file) => !expected.has(file)),
    changed: [...expected].filter(
      ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
    ),
  }
}

/** Makes folders match `expected`. Returns the number of files written. */
function write(expected: ReadonlyMap<string, string>, ...folders: readonly string[]) {
  const { stale, changed } = differences(expected, ...folders)
  for (const folder of folders) mkdirSync(folder, { recursive: true })
  for (const file of stale) {
    rmSync(file)
    console.log(`plans: removed ${file}, which no survey gives`)
  }
  for (const [file, text] of changed) writeFileSync(file, text)
  return changed.length
}

/** The ground of a project's page. */
function groundOf(slug: string): string {
  const file = path.join(PROJECTS, `${slug}.json`)
  const { ground = 'teal' } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return token(`--ground-${ground}`)
}

/** The Tamil words of a plan, in the order of the English ones. */
function tamilOf(slug: string): { title?: string; labels: readonly string[] } {
  const file = path.join(TAMIL, `${slug}.json`)
  return { labels: [], ...(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) }
}
