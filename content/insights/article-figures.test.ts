/** @jest-environment node */
import type { Plan } from '../schema/plan'
import type { Project } from '../schema/project'
import { articleFigures } from './article-figures'

/** The plot that the article works out has a price of its own. */
jest.mock('../projects/plans', () => ({
  readPlan: (project: Project): Plan => {
    const plan: Plan = jest.requireActual('../projects/plans').readPlan(project)
    const plots = plan.plots.map((plot) =>
      plot.number === 34 ? { ...plot, squareFeet: 2641, pricePerSqFt: 3000 } : plot,
    )
    return { ...plan, plots }
  },
}))

test('an article counts with the own price of its plot', () => {
  expect(articleFigures).toMatchObject({
    'example.pricePerSqFt': '₹3,000',
    'example.pricePerCent': '₹13,06,800',
    'example.area': '2,641',
    'example.price': '₹79,23,000',
  })
})
