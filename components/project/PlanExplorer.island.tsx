'use client'

import type { ReactNode } from 'react'
import { island } from '@/components/island/island'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { PackedPlots } from '@/lib/property/plots'
import { PlanDrawing } from './PlanDrawing'
import styles from './PlanExplorer.module.css'
import { PlanFilters } from './PlanFilters'
import { PlotSheet } from './PlotSheet'
import { PlotTable } from './PlotTable'
import type { PlanFile, PlanWords } from './types'
import { usePlan } from './use-plan'

type PlanExplorerProps = {
  packed: PackedPlots
  drawing: PlanFile
  upright: PlanFile
  /** The drawing stands above its sheet, not beside it. */
  isLong: boolean
  project: { name: string; pricePerSqFt: number }
  words: PlanWords
  /** Marks what the plan says while it is a sample. */
  sample?: string | undefined
  /** Stands beside the list. */
  children: ReactNode
}

/**
 * The site plan: a drawing to choose from, the chosen plot's sheet, and the same facts as a list.
 *
 * Why: choosing, filtering, sorting and zooming; the choice goes into the address, the estimate and the forms.
 * Without JavaScript: the drawing as an image, its legend, the first open plot and the whole list.
 * Cost: 8.2 kB gzip, and the drawing's 4 to 9 kB once the plan comes near.
 */
export const PlanExplorer = island('PlanExplorer', 'visible', Inside)

function Inside({
  packed,
  drawing,
  upright,
  isLong,
  project,
  words,
  sample,
  children,
}: PlanExplorerProps) {
  const plan = usePlan(packed)
  const isReady = useIslandReady()

  return (
    <div
      className={styles.root}
      data-shape={isLong ? 'long' : undefined}
      data-ready={isReady ? '' : undefined}
    >
      <div className={styles.drawing} data-ground="dark" data-print="">
        <PlanFilters plan={plan} words={words} />
        <PlanDrawing
          drawing={drawing}
          upright={upright}
          plan={plan}
          name={project.name}
          words={words}
          sample={sample}
        />
      </div>
      {plan.selected && (
        <PlotSheet
          plot={plan.selected}
          name={project.name}
          words={words}
          sample={sample}
          isRaised={plan.isRaised}
          onClose={plan.lower}
          onShowAvailable={() => plan.setFilter({ status: 'available' })}
        />
      )}
      <div className={styles.list}>
        <PlotTable
          plan={plan}
          isReady={isReady}
          name={project.name}
          pricePerSqFt={project.pricePerSqFt}
          words={words}
          sample={sample}
        />
      </div>
      <div className={styles.aside}>{children}</div>
    </div>
  )
}
