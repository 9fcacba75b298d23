import { fill } from '@/lib/domain/format/fill'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import { facingText } from '@/lib/domain/property/plot-words'
import { href, plotPath } from '@/lib/domain/routes'
import type { Plot } from './plots'

/** The project that a plot belongs to; `site` is the site's public address without a path. */
export type PlotProject = { readonly name: string; readonly slug: string; readonly site: string }

/** The public address of a plot's page. */
export const plotAddress = ({ slug, site }: PlotProject, { number }: Plot): string =>
  site + href(plotPath(slug, number))

/** A plot's price in rupees as the sheet shows it; a sold one has none. */
export const priceText = ({ status, squareFeet, pricePerSqFt }: Plot): string | undefined =>
  status === 'sold' ? undefined : formatRupees(squareFeet * pricePerSqFt)

/** What a visitor sends the desk about a plot, from a template with `{name}`, `{n}`, `{size}`, `{facing}`, `{price}` and `{url}`. */
export const plotMessage = (template: string, project: PlotProject, plot: Plot): string =>
  fill(template, {
    name: project.name,
    n: plot.number,
    size: formatFigure(plot.squareFeet),
    facing: facingText(plot.facing),
    price: priceText(plot) ?? '',
    url: plotAddress(project, plot),
  })
