import { defineDocument, hasDocument } from '@/content/define'
import { fileOf } from '@/content/folder'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import { statusOn } from '@/lib/domain/property/plots'
import { env } from '@/lib/server/env'

/**
 * The site plan of a project, with each plot's status on the day of the build, and its own price or the project's.
 * Without a drawing, uses the plots listed in the project. Throws if there is neither, if a plot has no status, or if
 * a file is invalid.
 */
export function readPlan({
  slug,
  pricePerSqFt,
  plots: listed,
}: Pick<Project, 'slug' | 'pricePerSqFt' | 'plots'>): Plan {
  const at = { slug }
  const drawn = hasDocument('projects/plans/{slug}.json', at)
    ? defineDocument('projects/plans/{slug}.json', { at })
    : undefined
  const plots = drawn?.plots ?? listed
  if (!plots?.length) {
    throw new Error(
      `${fileOf(`projects/${slug}.json`)}\n✖ It has no plots yet. Paste them from a spreadsheet, or tick "Not on the site yet" until they are known.`,
    )
  }
  const sales = defineDocument('projects/plots/{slug}.json', { at })
  return {
    slug,
    ...(drawn && { lines: drawn.lines }),
    ...(sales.checkedOn && { checkedOn: sales.checkedOn }),
    plots: plots.map((plot) => {
      const sale = sales.plots.find(({ number }) => number === plot.number)
      if (sale) {
        const price = sale.pricePerSqFt ?? pricePerSqFt
        return { ...plot, ...statusOn(sale, env.day), pricePerSqFt: price }
      }
      throw new Error(
        `content/en/projects/plots/${slug}.json\n✖ plot ${plot.number} of the plan is missing. Run npm run plans.`,
      )
    }),
  }
}
