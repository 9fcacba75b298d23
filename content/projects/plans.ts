import { defineDocument, hasDocument } from '@/content/define'
import { fileOf } from '@/content/folder'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import { statusOn } from '@/lib/domain/property/plots'
import { env } from '@/lib/server/env'

/**
 * The site plan of a project, with the status of each plot on the day of the build and its price: its own, or the
 * project's. Until there is a drawing, its plots are those that the project lists. Throws
 * an error that says what to do where there is neither, and one that names the field where it is malformed.
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
