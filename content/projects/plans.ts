import type { z } from 'zod'
import { defineDocument, hasDocument } from '@/content/define'
import { type Plan, plan, plotsSchema } from '@/content/schema/plan'
import { locale } from '@/lib/locale'

type Drawing = Pick<z.infer<typeof plan>, 'drawing' | 'tamilDrawing' | 'width' | 'height'>

/** The drawing in the language of the page. */
const inLanguage = ({ drawing, tamilDrawing, width, height }: Drawing) => ({
  drawing: locale === 'ta' ? tamilDrawing : drawing,
  width,
  height,
})

/** Status, and own price where there is one, of each plot of a project. */
export const readSales = (slug: string) =>
  defineDocument(`projects/plots/${slug}.json`, plotsSchema)

/**
 * The site plan of a project, with what is sold. Throws an error that says what to do where there is none,
 * and one that names the field where it is malformed.
 */
export function readPlan(slug: string): Plan {
  const name = `projects/plans/${slug}.json`
  if (!hasDocument(name)) {
    throw new Error(
      `content/projects/${slug}.json has no plan: put assets/plans/${slug}-plan.svg in place and run npm run plans`,
    )
  }
  const drawn = defineDocument(name, plan)
  const sales = readSales(slug)
  return {
    slug,
    ...inLanguage(drawn),
    upright: inLanguage(drawn.upright),
    lines: drawn.lines,
    plots: drawn.plots.map((plot) => {
      const sale = sales.plots.find(({ number }) => number === plot.number)
      if (sale) return { ...sale, ...plot }
      throw new Error(
        `content/projects/plots/${slug}.json\n✖ plot ${plot.number} of the plan is missing. Run npm run plans.`,
      )
    }),
  }
}
