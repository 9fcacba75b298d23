'use client'

import { island } from '@/components/island/island'
import { Tag } from '@/components/ui/Tag'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { Sent } from '@/lib/enquiry/sent'
import { fill } from '@/lib/format/fill'
import { formatFigure } from '@/lib/format/rupees'
import { facingText } from '@/lib/property/plot-words'
import styles from './ChosenPlot.module.css'
import { useChosenPlot } from './chosen-plot'

type ChosenPlotProps = {
  /** The ids of the forms that send the plot along. */
  forms: readonly string[]
  /** Stands before the plot. */
  about: string
  /** The plot in words. */
  plot: Sent
  /** Marks the plot's size, while the plan is a sample. */
  sample?: string | undefined
}

/**
 * The plot that the visitor has chosen, in words above the forms and as a field of each.
 *
 * Why: the choice is made on the plan or stands in the address.
 * Without JavaScript: nothing is shown; the visitor names the plot.
 * Cost: 0.7 kB gzip.
 */
export const ChosenPlot = island('ChosenPlot', 'touch', Inside)

function Inside({ forms, about, plot: words, sample }: ChosenPlotProps) {
  const plot = useChosenPlot()
  const isReady = useIslandReady()
  const said = (template: string, facing: string) =>
    plot && fill(template, { n: plot.number, size: formatFigure(plot.squareFeet), facing })
  const text = plot && said(words.text, facingText(plot.facing))
  const sent = plot && said(words.sent, plot.facing)

  return (
    <div className={styles.root} data-ready={isReady ? '' : undefined}>
      {text && (
        <>
          <p className={styles.text}>
            {about} <b>{text}</b> {sample && <Tag>{sample}</Tag>}
          </p>
          {forms.map((form) => (
            <input key={form} type="hidden" form={form} name="plot" value={sent} />
          ))}
          {sent !== text &&
            forms.map((form) => (
              <input key={form} type="hidden" form={form} name="plot_shown" value={text} />
            ))}
        </>
      )}
    </div>
  )
}
