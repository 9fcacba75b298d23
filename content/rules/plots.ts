import type { z } from 'zod'
import { fileOf } from '../folder'
import type { plan, plotsSchema, plotTable } from '../schema/plan'
import { type Content, entriesIn, type Rule, type RuleError, sentencesOf, textsOf } from './rule'

type Plan = z.input<typeof plan>
type Sales = z.input<typeof plotsSchema>
type Project = {
  readonly slug: string
  readonly isHidden?: boolean
  readonly plots?: z.input<typeof plotTable>
}

/**
 * Each project needs plots, drawn or listed, unless it is a hidden draft. Its list of statuses must have exactly the
 * same plots.
 */
export const plotsAreOnPlan: Rule = (content) =>
  entriesIn<Project>(content, 'projects').flatMap(({ name, slug, entry }): readonly RuleError[] => {
    const drawn = planOf(content, slug)
    const plots = plotsOf(content, slug)
    const sales = content.english[`projects/plots/${slug}.json`] as Sales | undefined
    const list = fileOf(`projects/plots/${slug}.json`)
    if (!plots) {
      if (entry.isHidden) return []
      const why = 'It has no plots yet.'
      const write =
        'Paste them from a spreadsheet, or tick "Not on the site yet" until they are known.'
      return [{ file: fileOf(name), path: ['plots'], value: entry.plots, why, write }]
    }
    if (!sales) {
      const why = `There is no list of what is sold (${list}).`
      const write = `Save the project in the editor, which writes it, or run npm run plans where there is a survey.`
      return [{ file: fileOf(name), path: ['plots'], value: entry.plots, why, write }]
    }
    const planned = numbersOf(plots)
    const listed = numbersOf(sales.plots)
    return [
      ...(drawn ? linesOfAnother(drawn) : []),
      ...planned
        .filter((number) => !listed.includes(number))
        .map((number) => ({
          file: list,
          path: ['plots'],
          value: sales.plots,
          why: `Plot ${number} of the plan is missing.`,
          write: `Write { "number": ${number}, "status": "available" }, or run npm run plans.`,
        })),
      ...listed.flatMap((number, at) => {
        const path = ['plots', at, 'number']
        if (!planned.includes(number)) {
          const why = `The plan has no plot ${number}.`
          return [{ file: list, path, value: number, why, write: 'Remove the plot.' }]
        }
        if (listed.indexOf(number) === at) return []
        const why = `Plot ${number} stands in the list twice.`
        return [{ file: list, path, value: number, why, write: 'Remove one of them.' }]
      }),
    ]
  })

/** Detects a plan copied from another project, which refers to the other one's drawing. */
function linesOfAnother({ slug, lines }: Plan): readonly RuleError[] {
  if (lines.startsWith(`/plans/${slug}-lines-`)) return []
  const why = `This is the drawing of another plan than ${slug}.`
  const write = `Put the survey at assets/plans/${slug}-plan.svg and run npm run plans, which writes it.`
  return [
    { file: fileOf(`projects/plans/${slug}.json`), path: ['lines'], value: lines, why, write },
  ]
}

const planOf = ({ english }: Content, slug: string) =>
  english[`projects/plans/${slug}.json`] as Plan | undefined

/** The plots of the drawing, otherwise those listed in the project; undefined if there are none. */
export function plotsOf(content: Content, slug: string) {
  const { plots } = (content.english[`projects/${slug}.json`] ?? {}) as Partial<Project>
  return planOf(content, slug)?.plots ?? (plots?.length ? plots : undefined)
}

const numbersOf = (plots: readonly { readonly number: number }[]) =>
  plots.map(({ number }) => number)

/** `110 plots`, `110 மனைகள்`. */
const PLOTS = /(?<![\d,.])(\d[\d,]*)\s+(?:(?:residential|villa|house)\s+)?(?:plots\b|மனைகள)/giu

/** `plots from 1,200 to 2,400 sq.ft`, `1,200 முதல் 2,400 சதுர அடி வரை மனைகள்`. */
const SIZES =
  /plots? (?:of|from|between|starting (?:at|from)|up to) (\d[\d,]*)(?: ?(?:to|and|–|-) ?(\d[\d,]*))? ?(?:sq\.? ?ft|square f)|(\d[\d,]*)(?: (?:முதல்|–|-) (\d[\d,]*))? சதுர அடி(?: வரை)?(?:யிலான|யில்|யுள்ள)? மனை/giu

/** The number and sizes of plots in a project's texts must agree with its plan. */
export const wordsAgreeWithPlan: Rule = (content) =>
  textsOf(content).flatMap((text): readonly RuleError[] => {
    const slug = /^projects\/([^/]+)\.json$/.exec(text.name)?.[1]
    const plots = slug && plotsOf(content, slug)
    if (!plots) return []
    const { file, path, text: value } = text
    const sizes = plots.map(({ squareFeet }) => squareFeet)
    const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]
    return sentencesOf(value).flatMap((sentence) => [
      ...[...sentence.matchAll(PLOTS)]
        .filter(([, figure]) => numberOf(figure) !== sizes.length)
        .map(() => ({
          ...{ file, path, value },
          why: `The plan has ${sizes.length} plots.`,
          write: 'Write {plots} in place of the figure: the site counts them.',
        })),
      ...[...sentence.matchAll(SIZES)]
        .flatMap(([, ...figures]) => figures.filter((figure) => figure !== undefined))
        .filter((figure) => !sizes.includes(numberOf(figure)))
        .map((figure) => ({
          ...{ file, path, value },
          why: `The plan has no plot of ${figure} sq.ft; its plots measure from ${smallest} to ${largest}.`,
          write: 'Write {smallest} and {largest} in place of the figures: the site fills them.',
        })),
    ])
  })

const numberOf = (figure = '') => Number(figure.replaceAll(',', ''))
