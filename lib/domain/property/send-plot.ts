import { fill } from '@/lib/domain/format/fill'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import { facingText } from '@/lib/domain/property/plot-words'
import type { Plot, PlotStatus } from './plots'

type TitleWords = {
  statuses: Readonly<Record<PlotStatus, string>>
  send: { title: string; titleTaken: string }
}

/** The title of a plot's page, also used when sharing: with its price if it is available, otherwise with its status. */
export function plotTitle(plot: Plot, name: string, { statuses, send }: TitleWords): string {
  const { number, status, squareFeet, facing, pricePerSqFt } = plot
  return fill(status === 'available' ? send.title : send.titleTaken, {
    n: number,
    size: formatFigure(squareFeet),
    // Lower case within a line; no effect in Tamil.
    facing: facingText(facing).toLowerCase(),
    price: formatRupees(squareFeet * pricePerSqFt),
    status: statuses[status].toLowerCase(),
    name,
  })
}

/** The path of a plot's page relative to its project's page (see `plotPath` in lib/domain/routes.ts). */
export const belowProject = (plot: number): string => `plot/${plot}/`
