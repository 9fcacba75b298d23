'use client'

import type { ReactNode } from 'react'
import { island } from '@/components/island/island'
import { useIslandReady } from '@/components/ui/use-island-ready'
import { whatsappAddress } from '@/lib/domain/contact/phone'
import { plotMessage } from '@/lib/domain/property/plot-message'
import type { PackedPlots, Plot } from '@/lib/domain/property/plots'
import { PlanCount } from './PlanCount'
import { PlanDrawing } from './PlanDrawing'
import styles from './PlanExplorer.module.css'
import { PlanFilters } from './PlanFilters'
import { PlotSheet } from './PlotSheet'
import { PlotTable } from './PlotTable'
import type { PlanFile, PlanPartProps, PlanProject, PlanWords } from './types'
import { usePlan } from './use-plan'

type PlanExplorerProps = {
  packed: PackedPlots
  /** Absent while there is no drawing. */
  files?: { drawing: PlanFile; upright: PlanFile } | undefined
  /** The surveyor's PDF, shown instead of a drawing. */
  survey?: { url: string; label: string } | undefined
  /** Places the drawing above its sheet, not beside it. */
  isLong: boolean
  project: PlanProject
  /** The desk's number, if there is one. */
  phone?: string | undefined
  /** URL of the comparison. */
  compare: string
  words: PlanWords
  /** Shown beside the list. */
  children?: ReactNode
}

/**
 * The site plan: a drawing to choose from, the chosen plot's sheet, and the same facts as a list.
 *
 * Why: selecting, filtering, sorting and zooming; the selection sets address, estimate and forms.
 * Without JavaScript: the drawing as an image, its legend, the first available plot and the whole list.
 * Cost: 10.9 kB gzip, and the drawing's 4 to 9 kB once the plan is near the viewport.
 */
export const PlanExplorer = island('PlanExplorer', 'visible', Inside)

function Inside(props: PlanExplorerProps) {
  const { packed, isLong, project, phone, compare, words, children } = props
  const plan = usePlan(packed)
  const isReady = useIslandReady()
  const { name, pricePerSqFt } = project
  const part = { plan, name, words }
  const chatAbout = (plot: Plot) =>
    phone && whatsappAddress(phone, plotMessage(words.whatsappText, project, plot))

  return (
    <div
      className={styles.root}
      data-shape={isLong ? 'long' : undefined}
      data-ready={isReady ? '' : undefined}
    >
      <div className={styles.drawing} data-ground="dark" data-print="">
        <PlanFilters plan={plan} words={words} />
        {props.files ? (
          <PlanDrawing {...part} {...props.files} />
        ) : (
          <PlanToFollow {...part} survey={props.survey} />
        )}
      </div>
      {plan.selected && (
        <PlotSheet
          {...part}
          plot={plan.selected}
          project={project}
          chat={chatAbout(plan.selected)}
          compare={compare}
        />
      )}
      <div className={styles.list}>
        <PlotTable {...part} isReady={isReady} pricePerSqFt={pricePerSqFt} />
      </div>
      {children && <div className={styles.aside}>{children}</div>}
    </div>
  )
}

type PlanToFollowProps = PlanPartProps & {
  /** The surveyor's PDF, where there is one. */
  survey?: { url: string; label: string } | undefined
}

/** Stands where the drawing will be: that it follows, and the surveyor's PDF to open meanwhile. */
function PlanToFollow({ survey, ...part }: PlanToFollowProps) {
  return (
    <div className={styles.toFollow}>
      <PlanCount {...part} />
      <p className={styles.words}>{part.words.toFollow}</p>
      {survey && (
        <a className={styles.open} href={survey.url}>
          {survey.label}
        </a>
      )}
    </div>
  )
}
