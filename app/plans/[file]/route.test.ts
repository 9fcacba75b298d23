/** @jest-environment node */
import { readPlan } from '@/content/projects/plans'
import { projects } from '@/content/projects/projects'
import { planPictures } from '@/lib/property/plan-pictures'
import { GET, generateStaticParams } from './route'

const answerTo = (file: string) =>
  GET(new Request('https://noyyal.example'), { params: Promise.resolve({ file }) })

test('every drawing that a page shows is served under its name, and nothing else is', async () => {
  const shown = projects.all.flatMap((project) =>
    Object.values(planPictures(readPlan(project))).map(({ file }) => file),
  )
  expect(generateStaticParams().map(({ file }) => `/plans/${file}`)).toEqual(shown)
  for (const file of shown) {
    const answer = await answerTo(file.replace('/plans/', ''))
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml')
    expect(await answer.text()).toMatch(/^<svg /)
  }
  expect((await answerTo('vistara-00000000.svg')).status).toBe(404)
})
