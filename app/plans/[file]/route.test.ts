import { planPictures } from '@/lib/server/plan-pictures'
import { GET, generateStaticParams } from './route'

/** Plans that have a drawing, whatever projects content has. */
jest.mock('@/content/projects/published', () => {
  const drawn: string[] = jest.requireActual('node:fs').readdirSync('assets/plans/drawn')
  const slugs = drawn.filter((file) => /^[a-z]+\.svg$/.test(file)).map((file) => file.slice(0, -4))
  return {
    publishedProjects: [
      ...slugs.map((slug) => ({ slug, lines: `/plans/${slug}-lines.svg`, plots: [] })),
      { slug: 'undrawn', plots: [] },
    ],
  }
})
jest.mock('@/content/projects/plans', () => ({ readPlan: (project: unknown) => project }))
const { publishedProjects } = jest.requireMock('@/content/projects/published')

const answerTo = (file: string) =>
  GET(new Request('https://noyyal.example'), { params: Promise.resolve({ file }) })

test('only drawings that a page shows are served', async () => {
  const all: readonly (Parameters<typeof planPictures>[0] & { lines?: string })[] =
    publishedProjects
  const plans = all.filter(({ lines }) => lines)
  const shown = plans.flatMap((plan) => Object.values(planPictures(plan)).map(({ file }) => file))
  expect(shown).toHaveLength(2 * plans.length)
  expect(generateStaticParams().map(({ file }) => `/plans/${file}`)).toEqual(shown)
  for (const file of shown) {
    const answer = await answerTo(file.replace('/plans/', ''))
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(await answer.text()).toMatch(/^<svg /)
  }
  expect((await answerTo('vistara-00000000.svg')).status).toBe(404)
})
