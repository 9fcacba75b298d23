import { projects } from '../projects/projects'
import type { Plan } from '../schema/plan'
import type { Project } from '../schema/project'
import { articleFigures } from './article-figures'

const FILE = 'content/en/insights/x.json'
const project = projects.all[0]?.slug

/** The first plot of each plan gets its own size and price. */
jest.mock('../projects/plans', () => ({
  readPlan: (project: Project): Plan => {
    const plan: Plan = jest.requireActual('../projects/plans').readPlan(project)
    const plots = plan.plots.map((plot, at) =>
      at === 0 ? { ...plot, number: 1, squareFeet: 2641, pricePerSqFt: 3000 } : plot,
    )
    return { ...plan, plots }
  },
}))

/** Adds a season without results. */
jest.mock('../cricket/seasons', () => {
  const actual = jest.requireActual('../cricket/seasons')
  const [season] = actual.seasons
  const announced = {
    ...season,
    year: 2099,
    results: { ...season.results, all: [], find: () => undefined },
  }
  return { ...actual, seasons: [...actual.seasons, announced] }
})

test('an article uses the own price of its example plot', () => {
  expect(articleFigures({ example: { project, plot: 1 } }, FILE)).toMatchObject({
    'example.pricePerSqFt': '₹3,000',
    'example.pricePerCent': '₹13,06,800',
    'example.area': '2,641',
    'example.price': '₹79,23,000',
  })
})

test('an article without an example plot has no figures of one', () => {
  expect(Object.keys(articleFigures({}, FILE)).filter((key) => /^example/.test(key))).toEqual([])
})

test('a plot that is not a number is refused with its field', () => {
  expect(() => articleFigures({ example: { project, plot: 'one' } }, FILE)).toThrow(
    /^content\/en\/insights\/x\.json\n✖ example\.plot is "one"\. Write a /,
  )
})

test('a season without results has no rates, so a text with their placeholders is refused', () => {
  const names = Object.keys(articleFigures({}, FILE)).filter((key) => /^season2099\./.test(key))
  expect(names).toContain('season2099.played')
  expect(names.filter((name) => /rate|chase/.test(name))).toEqual([])
})
