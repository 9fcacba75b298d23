'use client'

import { useEffect, useRef } from 'react'
import { island } from '@/components/island/island'
import { useIslandReady } from '@/components/ui/use-island-ready'
import {
  type ContactLinks,
  type ContactNumbers,
  contactLinks,
} from '@/lib/domain/enquiry/contact-links'
import type { Sent } from '@/lib/domain/enquiry/texts'
import { fill } from '@/lib/domain/format/fill'
import { formatFigure } from '@/lib/domain/format/rupees'
import {
  type PlotProject,
  plotAddress,
  plotMessage,
  priceText,
} from '@/lib/domain/property/plot-message'
import { facingText } from '@/lib/domain/property/plot-words'
import styles from './ChosenPlot.module.css'
import { useChosenPlot } from './chosen-plot'

type ChosenPlotProps = {
  /** Ids of the forms that send the plot. */
  forms: readonly string[]
  /** Text before the plot. */
  about: string
  /** Text that describes the plot. */
  plot: Sent
  project: PlotProject
  /** Message template of the desk links for a plot (lib/domain/property/plot-message.ts). */
  message: string
  desk: ContactNumbers
  /** The desk links as rendered by the server. */
  links: ContactLinks
}

/**
 * Shows the chosen plot above the forms, and adds it to their hidden fields and to the messages of the
 * desk links.
 *
 * Why: the choice is made on the plan or comes from the address.
 * Without JavaScript: nothing is shown, and the links name the project only.
 * Cost: 1.5 kB gzip.
 */
export const ChosenPlot = island('ChosenPlot', 'touch', Inside)

function Inside({ forms, about, plot: words, ...page }: ChosenPlotProps) {
  const { project, message, desk, links } = page
  const plot = useChosenPlot()
  const isReady = useIslandReady()
  const filled = (template: string, facing: string) =>
    plot && fill(template, { n: plot.number, size: formatFigure(plot.squareFeet), facing })
  const text = plot && filled(words.text, facingText(plot.facing))
  const sent = plot && filled(words.sent, plot.facing)
  const price = plot && priceText(plot)
  const asked =
    plot && price
      ? contactLinks(desk, `${project.name}, ${text}`, plotMessage(message, project, plot))
      : links
  useDeskLinks(links, asked)
  const fields = plot && {
    plot: sent,
    ...(sent !== text && { plot_shown: text }),
    plot_number: plot.number,
    ...(price && { plot_price: price }),
    plot_page: plotAddress(project, plot),
  }

  return (
    <div data-ready={isReady ? '' : undefined}>
      {text && (
        <>
          <p className={styles.text}>
            {about} <b>{text}</b>
          </p>
          {forms.flatMap((form) =>
            Object.entries(fields ?? {}).map(([name, value]) => (
              <input key={form + name} type="hidden" form={form} name={name} value={value} />
            )),
          )}
        </>
      )}
    </div>
  )
}

const WAYS = ['whatsapp', 'mail'] as const

/**
 * Gives the links to the desk outside of the islands (ActionBar, ProjectContact) other texts: `usual` are their
 * addresses as the server wrote them, `links` those that they get.
 */
function useDeskLinks(usual: ContactLinks, links: ContactLinks): void {
  const found = useRef<readonly (readonly [(typeof WAYS)[number], HTMLAnchorElement])[]>(undefined)

  useEffect(() => {
    found.current ??= WAYS.flatMap((way) =>
      [...document.querySelectorAll<HTMLAnchorElement>(`a[data-action=${way}]`)]
        .filter((link) => link.getAttribute('href') === usual[way])
        .map((link) => [way, link] as const),
    )
    for (const [way, link] of found.current) link.href = links[way] ?? link.href
  })
}
