/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import { choosePlot } from '@/components/project/chosen-plot'
import { labels } from '@/content/labels'
import { projectWords } from '@/content/project-page/project-words'
import { readPlan } from '@/content/projects/plans'
import { projects } from '@/content/projects/projects'
import type { Project } from '@/content/schema/project'
import { ProjectSections } from './ProjectSections'

const project = projects.all[0] as Project

/** The number of placeholder marks in each part of the page with facts from the plan. */
function marksOf(isIllustrative: boolean) {
  const shown: Project = { ...project, plan: { ...project.plan, isIllustrative } }
  const plan = readPlan(project)
  const view = render(
    <ProjectSections project={shown} plan={{ ...plan, plots: plan.plots.slice(0, 4) }} />,
  )
  act(() => choosePlot(plan.plots[0]))
  const marks = ['#plan', '#cost', '#contact p:has(b)'].map((place) => {
    const part = view.container.querySelector<HTMLElement>(place)
    return part ? within(part).queryAllByText(labels.placeholderLabel).length : -1
  })
  view.unmount()
  act(() => choosePlot(undefined))
  return marks
}

test('without a drawing the page says that one will follow, and has list, filter, costs and forms', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { lines: _, ...plan } = readPlan(project)
  const { container } = render(<ProjectSections project={project} plan={plan} />)
  const part = within(container.querySelector('#plan') as HTMLElement)
  expect(part.getByText(projectWords.plan.toFollow)).toBeVisible()
  expect(part.getByRole('table')).toBeInTheDocument()
  expect(part.getByLabelText(projectWords.plan.facing)).toBeInTheDocument()
  expect(part.queryByText(projectWords.plan.illustrative)).toBeNull()
  expect(container.querySelector('img[src*="/plans/"]')).toBeNull()
  expect(container.querySelector('#cost')).not.toBeNull()
  expect(container.querySelectorAll('form').length).toBeGreaterThan(1)
})

test('with a placeholder plan, plan, costs and the forms’ chosen plot are marked', () => {
  // React warns that it does not run inline scripts rendered in the browser.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('no drawing')))
  expect(screen.queryByText(labels.placeholderLabel)).toBeNull()
  expect(marksOf(true)).not.toContain(0)
  expect(marksOf(false)).toEqual([0, 0, 0])
})
