import { fill } from '@/lib/domain/format/fill'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import { facingText } from '@/lib/domain/property/plot-words'
import type { Plot, PlotStatus } from './plots'

type TitleWords = {
  statuses: Readonly<Record<PlotStatus, string>>
  send: { title: string; titleTaken: string }
}

/** A plot in one line, as its page is called and as it is sent: with its price while it is available, else with its status. */
export function plotTitle(plot: Plot, name: string, { statuses, send }: TitleWords): string {
  const { number, status, squareFeet, facing, pricePerSqFt } = plot
  return fill(status === 'available' ? send.title : send.titleTaken, {
    n: number,
    size: formatFigure(squareFeet),
    // Small letters within a line; Tamil has but one kind.
    facing: facingText(facing).toLowerCase(),
    price: formatRupees(squareFeet * pricePerSqFt),
    status: statuses[status].toLowerCase(),
    name,
  })
}

/** The page of a plot, as it stands below the page of its project (`plotPath` of lib/domain/routes.ts). */
export const belowProject = (plot: number): string => `plot/${plot}/`
