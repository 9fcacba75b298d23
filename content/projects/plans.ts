import { defineDocument, hasDocument } from '@/content/define'
import { fileOf } from '@/content/folder'
import type { Plan } from '@/content/schema/plan'
import type { Project } from '@/content/schema/project'
import { env } from '@/lib/env'
import { statusOn } from '@/lib/property/plots'

/**
 * The site plan of a project, with the status of each plot on the day of the build and its price: its own, or the
 * project's. Throws
 * an error that says what to do where there is none, and one that names the field where it is malformed.
 */
export function readPlan({ slug, pricePerSqFt }: Pick<Project, 'slug' | 'pricePerSqFt'>): Plan {
  const at = { slug }
  if (!hasDocument('projects/plans/{slug}.json', at)) {
    throw new Error(
      `${fileOf(`projects/${slug}.json`)} has no plan: put assets/plans/${slug}-plan.svg in place and run npm run plans`,
    )
  }
  const drawn = defineDocument('projects/plans/{slug}.json', { at })
  const sales = defineDocument('projects/plots/{slug}.json', { at })
  return {
    slug,
    lines: drawn.lines,
    ...(sales.checkedOn && { checkedOn: sales.checkedOn }),
    plots: drawn.plots.map((plot) => {
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
