/** Converts a surveyor's drawing to the plan of a project: its data, and the files that saving it changes. */
import { fileOf } from '@/content/folder'
import { hashOf } from '@/content/translated-words'
import { surveyOf, textOf } from '@/editor/checks/project-files'
import { entryOf } from '@/tools/content/checks/listed-files'
import type { Change, FieldError } from '@/tools/content/checks/validate'
import { type SurveyOptions, surveyOfDxf } from '@/tools/plans/dxf/survey-of-dxf'
import { readSurvey, salesOf } from '@/tools/plans/facts'

const SURVEY = /^assets\/plans\/([a-z0-9-]+)-plan\.svg$/
const SOURCES = 'sources.json'

/** The parsed drawing and the files to save; no files where no plot was recognised. */
export type ReadDrawing = Omit<ReturnType<typeof surveyOfDxf>, 'plots'> & {
  changes: readonly { file: string; text: string }[]
  /** The number of its plots, the new ones, and plots of the current plan that it lacks. */
  counts: { plots: number; added: readonly number[]; gone: readonly number[] }
  smallest: number
  largest: number
}

/** Parses a DXF for a project. */
export function readDrawing(
  slug: string,
  text: string,
  given: Omit<SurveyOptions, 'title'>,
): ReadDrawing {
  const { name = slug, place } = Object(entryOf(`projects/${slug}.json`))
  const title = [name, place?.locality, place?.city].filter(Boolean).join(', ')
  const { plots, ...read } = surveyOfDxf(text, { ...given, title })
  const list = `projects/plots/${slug}.json`
  const before: readonly { number: number }[] = Object(entryOf(list)).plots ?? []
  const numbers = plots.map(({ number }) => number)
  const known = before.map(({ number }) => number)
  const sizes = plots.map(({ squareFeet }) => squareFeet)
  return {
    ...read,
    counts: {
      plots: plots.length,
      added: numbers.filter((each) => !known.includes(each)),
      gone: known.filter((each) => !numbers.includes(each)),
    },
    smallest: Math.min(...sizes),
    largest: Math.max(...sizes),
    changes: read.survey ? changesOf(slug, read.survey) : [],
  }
}

function changesOf(slug: string, survey: string) {
  const { plots, labels, facts } = readSurvey(slug, survey)
  const sales = fileOf(`projects/plots/${slug}.json`)
  return [
    { file: surveyOf(slug), text: survey },
    { file: fileOf(`projects/plans/${slug}.json`), text: facts },
    { file: sales, text: salesOf(slug, plots, projectFiles.read(sales)) },
    ...tamilOf(slug, labels),
  ]
}

/** Tamil translations of the drawing's words that existing plans have; others stay English until translated. */
function tamilOf(slug: string, labels: readonly string[]) {
  const known = new Map<string, string>()
  for (const name of projectFiles.list(fileOf('projects/plans')) ?? []) {
    const english: readonly string[] = Object(entryOf(`projects/plans/${name}`)).labels ?? []
    const tamil: readonly string[] = Object(entryOf(`projects/plans/${name}`, 'ta')).labels ?? []
    for (const [at, label] of english.entries()) if (tamil[at]) known.set(label, tamil[at])
  }
  const wordOf = (label: string) =>
    known.get(label) ??
    label.replace(/^(\d+) FT( ROAD)?$/, (_, feet, road) => `${feet} அடி${road ? ' சாலை' : ''}`)
  const own = labels.map(wordOf)
  const name = `projects/plans/${slug}.json`
  const sources = {
    ...Object(entryOf(SOURCES, 'ta')),
    [name]: Object.fromEntries(
      labels.flatMap((label, at) => (own[at] === label ? [] : [[`labels[${at}]`, hashOf(label)]])),
    ),
  }
  return [
    { file: fileOf(name, 'ta'), text: textOf({ labels: own }) },
    { file: fileOf(SOURCES, 'ta'), text: textOf(sources) },
  ]
}

/** Errors of a changed survey: it may contain only what plans need, and its facts file must match it. */
export function errorsOfSurvey({ file, text }: Change, all: readonly Change[]): FieldError[] {
  const [, slug = ''] = SURVEY.exec(file) ?? []
  if (!slug || !text) return []
  const refused = (text: string) => [{ file, path: [], text }]
  try {
    const { facts } = readSurvey(slug, text)
    const beside = all.find((each) => each.file === fileOf(`projects/plans/${slug}.json`))
    return beside?.text === facts
      ? []
      : refused('The facts of the plots are not those of the drawing.')
  } catch (error) {
    return refused(`This drawing is refused: ${(error as Error).message}.`)
  }
}
