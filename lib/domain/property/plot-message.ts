import { fill } from '@/lib/domain/format/fill'
import { formatFigure, formatRupees } from '@/lib/domain/format/rupees'
import { facingText } from '@/lib/domain/property/plot-words'
import { href, plotPath } from '@/lib/domain/routes'
import type { Plot } from './plots'

/** The project of a plot; `site` is the site's public origin. */
export type PlotProject = { readonly name: string; readonly slug: string; readonly site: string }

/** The full URL of a plot's page. */
export const plotAddress = ({ slug, site }: PlotProject, { number }: Plot): string =>
  site + href(plotPath(slug, number))

/** A plot's price in rupees, as text; undefined if it is sold. */
export const priceText = ({ status, squareFeet, pricePerSqFt }: Plot): string | undefined =>
  status === 'sold' ? undefined : formatRupees(squareFeet * pricePerSqFt)

/** A message about a plot; the template has `{name}`, `{n}`, `{size}`, `{facing}`, `{price}` and `{url}`. */
export const plotMessage = (template: string, project: PlotProject, plot: Plot): string =>
  fill(template, {
    name: project.name,
    n: plot.number,
    size: formatFigure(plot.squareFeet),
    facing: facingText(plot.facing),
    price: priceText(plot) ?? '',
    url: plotAddress(project, plot),
  })
