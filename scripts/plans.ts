/**
 * Draws the surveys in assets/plans/<slug>-plan.svg for the pages: drawings in the site's palette in
 * assets/plans/drawn/, one in each language, each also upright for phones; one of lines alone in public/plans/; and
 * the sizes of the plots, which of them are at a corner or beside a park, and the words on the drawing in
 * content/en/projects/plans/<slug>.json. All are committed. The
 * Tamil words stand in content/ta/projects/plans/<slug>.json; a word that is missing there stays English until the
 * Tamil build asks for it.
 * Which plot is sold stands in content/en/projects/plots/<slug>.json, which the owner edits. No drawing shows it: the
 * site lays it over them (lib/property/plan-pictures.ts). A run adds plots that are new in the survey to that file and
 * removes those that are gone.
 *
 * npm run plans              draw every plan
 * npm run plans -- --dxf <file> <slug> [unit] [north]
 *                            make the survey of a surveyor's drawing first (scripts/plans/dxf/); north is turned by so
 *                            many degrees from up, with the clock
 * npm run plans -- --check   fail when a committed plan is not what its survey gives
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf } from '@/content/folder'
import { drawPlan } from './plans/draw-plan'
import { isUnit, UNITS } from './plans/dxf/read-dxf'
import { surveyOfDxf } from './plans/dxf/survey-of-dxf'
import { readSurvey, salesOf } from './plans/facts'
import { frame, growthFor } from './plans/plan-sheet'
import type { Shape } from './plans/read-plan'
import { turnElements } from './plans/turn-plan'

const SURVEYS = 'assets/plans'
const DRAWINGS = 'assets/plans/drawn'
const LINES = 'public/plans'
const PROJECTS = fileOf('projects')
const FACTS = fileOf('projects/plans')
const TAMIL = fileOf('projects/plans', 'ta')
const SALES = fileOf('projects/plots')

const isCheck = process.argv.includes('--check')
const dxf = process.argv.indexOf('--dxf')
if (dxf > 0) takeDxf(...process.argv.slice(dxf + 1))

const surveys = readdirSync(SURVEYS).filter((file) => file.endsWith('-plan.svg'))
const expected = new Map<string, string>()

// A plan without its survey is never deleted while its project shows it.
for (const project of readdirSync(PROJECTS).filter((file) => file.endsWith('.json'))) {
  const slug = project.replace(/\.json$/, '')
  const survey = path.join(SURVEYS, `${slug}-plan.svg`)
  if (existsSync(survey)) continue
  // Until there is a survey the project lists its plots itself, and the owner's file of what is sold stays.
  if (!existsSync(path.join(FACTS, project))) {
    const sales = path.join(SALES, project)
    if (existsSync(sales)) expected.set(sales, readFileSync(sales, 'utf8'))
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
    const { elements, title, plots, labels, lines, address, facts } = readSurvey(
      slug,
      readFileSync(path.join(SURVEYS, survey), 'utf8'),
    )
    const sales = path.join(SALES, `${slug}.json`)
    const known = existsSync(sales) ? readFileSync(sales, 'utf8') : undefined
    expected.set(sales, salesOf(slug, plots, known))
    expected.set(path.join(FACTS, `${slug}.json`), facts)
    expected.set(path.join('public', address), lines)
    const own = tamilOf(slug)
    const tamil = new Map<string, string>()
    for (const [at, label] of labels.entries()) {
      const words = own.labels[at]
      if (words) tamil.set(label, words)
    }
    /** Draws the elements in both languages. */
    const drawBoth = (suffix: string, drawn: readonly Shape[], growth: number) => {
      const draw = (name: string, options: Parameters<typeof drawPlan>[1]) =>
        expected.set(path.join(DRAWINGS, `${name}${suffix}.svg`), drawPlan(drawn, options))
      draw(slug, { title, growth })
      draw(`${slug}-ta`, { title: own.title ?? title, tamil, growth })
    }
    drawBoth('', elements, 1)
    // For phones: turned a quarter, with words that are read on the smallest of them.
    const { left, right, top, bottom } = frame(elements)
    const growth = growthFor({ width: bottom - top, height: right - left })
    drawBoth('-upright', turnElements(elements, growth), growth)
  } catch (error) {
    throw new Error(`${SURVEYS}/${survey}: ${(error as Error).message}`, { cause: error })
  }
}

const present = [DRAWINGS, LINES, FACTS, SALES].flatMap((folder) =>
  existsSync(folder) ? readdirSync(folder).map((file) => path.join(folder, file)) : [],
)
const stale = present.filter((file) => !expected.has(file))
const changed = [...expected].filter(
  ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
)

if (isCheck) {
  if (stale.length + changed.length === 0) process.exit(0)
  console.error(
    `Plans are out of date, run npm run plans:\n${[...stale, ...changed.map(([file]) => file)].join('\n')}`,
  )
  process.exit(1)
}
for (const folder of [DRAWINGS, LINES, FACTS, SALES]) mkdirSync(folder, { recursive: true })
for (const file of stale) {
  rmSync(file)
  console.log(`plans: removed ${file}, which no survey gives`)
}
for (const [file, text] of changed) writeFileSync(file, text)
console.log(`${surveys.length} plans, ${changed.length} written`)

/** The Tamil words of a plan, in the order of the English ones. */
function tamilOf(slug: string): { title?: string; labels: readonly string[] } {
  const file = path.join(TAMIL, `${slug}.json`)
  return { labels: [], ...(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) }
}

/** Makes the survey of a surveyor's drawing, and says what of it was not understood. */
function takeDxf(file = '', slug = '', unit?: string, north?: string) {
  if (!/^[a-z0-9-]+$/.test(slug) || (unit !== undefined && !isUnit(unit)))
    throw new Error(`--dxf <file> <slug> [${Object.keys(UNITS).join('|')}] [degrees]`)
  const { survey, notUnderstood, assumed } = surveyOfDxf(readFileSync(file, 'utf8'), {
    title: `${slug[0]?.toUpperCase()}${slug.slice(1)}`,
    ...(unit && isUnit(unit) && { unit }),
    ...(north !== undefined && { north: Number(north) }),
  })
  for (const told of [...notUnderstood, ...assumed]) console.log(`${file}: ${told}`)
  if (!survey) process.exit(1)
  writeFileSync(path.join(SURVEYS, `${slug}-plan.svg`), survey)
}
