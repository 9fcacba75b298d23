import type { ReactNode } from 'react'
import { Tag } from '@/components/ui/Tag'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { ProjectWords } from '@/content/schema/project-page'
import { fill } from '@/lib/domain/format/fill'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import type { Rates } from '@/lib/domain/property/assumptions'
import { type Estimate, estimateCost } from '@/lib/domain/property/estimate'
import { facingText, roadText } from '@/lib/domain/property/plot-words'
import { type Plot, placeWords } from '@/lib/domain/property/plots'
import { fromSquareFeet } from '@/lib/domain/property/units'
import styles from './ComparePlots.module.css'
import { addressOf, type ComparedPlot } from './compared-project'

/** Texts of a comparison: its own, and those shared with plan and estimate. */
export type CompareWords = Pick<ProjectWords, 'compare' | 'plan'> & {
  cost: Pick<
    ProjectWords['cost'],
    'price' | 'total' | 'cash' | 'instalment' | 'copied' | 'notCopied'
  >
  registration: string
  whatsapp: string
}

type CompareTableProps = {
  plots: readonly ComparedPlot[]
  rates: Rates
  words: CompareWords
  onRemove: (key: string) => void
}

type Compared = ComparedPlot & { facts: CompareFacts }

/** The plots as columns, their facts as rows. */
export function CompareTable({ plots, rates, words, onRemove }: CompareTableProps) {
  const compared = plots.map((each) => ({ ...each, facts: compareFacts(each.plot, rates) }))
  const { compare, plan, cost } = words
  const title = compare.table

  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{compare.fact}</VisuallyHidden>
            </td>
            {compared.map((each) => (
              <th key={each.key} scope="col">
                <div className={styles.head}>
                  <a className={styles.plot} href={addressOf(each)}>
                    {plan.plot} <b>{each.plot.number}</b> <span>{each.project.name}</span>
                  </a>
                  {each.project.placeholderLabel && <Tag>{each.project.placeholderLabel}</Tag>}
                </div>
              </th>
            ))}
          </tr>
          <tr data-screen="">
            <td />
            {compared.map(({ key, project, plot }) => (
              <td key={key}>
                <button
                  type="button"
                  className={styles.out}
                  aria-label={fill(compare.remove, { n: plot.number, name: project.name })}
                  onClick={() => onRemove(key)}
                >
                  {compare.out}
                </button>
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(words).map(({ label, cell, isStrong }) => (
            <tr key={label} data-strong={isStrong ? '' : undefined}>
              <th scope="row">{label}</th>
              {compared.map((each) => (
                <td key={each.key}>{cell(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

  function rowsOf({ registration }: CompareWords): readonly Row[] {
    const money = (sum: keyof NonNullable<CompareFacts['cost']>) => (each: Compared) =>
      each.facts.cost ? formatRupees(each.facts.cost[sum]) : NOTHING
    return [
      {
        label: plan.status,
        cell: ({ plot }) => (plot.status === 'sold' ? plan.gone : plan.statuses[plot.status]),
      },
      {
        label: plan.area,
        cell: ({ plot, facts }) => (
          <>
            {fill(plan.areaValue, { n: formatFigure(plot.squareFeet) })}
            <small>{fill(compare.cents, { n: facts.cents })}</small>
          </>
        ),
      },
      { label: plan.facing, cell: ({ plot }) => facingText(plot.facing) },
      { label: plan.road, cell: ({ plot }) => roadText(plot.road) },
      {
        label: plan.position,
        cell: ({ plot }) => placeWords(plot, plan).join(', ') || NOTHING,
      },
      {
        label: compare.perSqFt,
        cell: ({ plot, facts }) => (facts.cost ? formatRupees(plot.pricePerSqFt) : NOTHING),
      },
      { label: cost.price, cell: money('price'), isStrong: true },
      { label: cost.total, cell: money('total') },
      { label: cost.cash, cell: money('cash') },
      {
        label: cost.instalment,
        cell: (each) => (
          <>
            {money('instalment')(each)}
            {each.facts.cost && (
              <small data-screen="">
                <a href={addressOf(each, 'cost')}>{plan.cost}</a>
              </small>
            )}
          </>
        ),
      },
      {
        label: registration,
        cell: ({ project: { registration: said } }) => (
          <small>
            {said.text}{' '}
            {said.authority && (
              <a href={said.authority.url} rel="noopener">
                {said.authority.name}
              </a>
            )}
          </small>
        ),
      },
    ]
  }
}

type Row = { label: string; cell: (each: Compared) => ReactNode; isStrong?: boolean }

/** Shown if a plot has no such fact. */
const NOTHING = '–'

/** What a comparison says of a plot, besides what the plot says of itself. Money is in rupees. */
export type CompareFacts = {
  cents: number
  /** Undefined for a plot that is sold. */
  cost: Pick<Estimate, 'price' | 'total' | 'cash' | 'instalment'> | undefined
}

/**
 * Works out a plot for a comparison, at the rates that the estimate of its project opens with. It is the only place that
 * asks `estimateCost` for a comparison.
 */
export function compareFacts(plot: Plot, rates: Rates): CompareFacts {
  const { squareFeet, pricePerSqFt, status } = plot
  const { price, total, cash, instalment } = estimateCost({ ...rates, squareFeet, pricePerSqFt })
  return {
    cents: Math.round(fromSquareFeet(squareFeet, 'cent') * 100) / 100,
    cost: status === 'sold' ? undefined : { price, total, cash, instalment },
  }
}
