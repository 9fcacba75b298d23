/** @jest-environment jsdom */
import { render, within } from '@testing-library/react'
import { labels } from '@/content/labels'
import { projectWords } from '@/content/project-page/project-words'
import { readPlan } from '@/content/projects/plans'
import { projects } from '@/content/projects/projects'
import type { Project } from '@/content/schema/project'
import { ProjectSections } from './ProjectSections'

const project = projects.all[0] as Project

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

test('a placeholder plan is marked once, at its head', () => {
  // React warns that it does not run inline scripts rendered in the browser.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('no drawing')))
  const marksOf = (isIllustrative: boolean) => {
    const shown: Project = { ...project, plan: { ...project.plan, isIllustrative } }
    const { container, unmount } = render(
      <ProjectSections project={shown} plan={readPlan(project)} />,
    )
    const marks = ['#plan', '#cost', '#contact'].map(
      (place) =>
        within(container.querySelector(place) as HTMLElement).queryAllByText(
          labels.placeholderLabel,
        ).length,
    )
    unmount()
    return marks
  }
  expect(marksOf(true)).toEqual([1, 0, 0])
  expect(marksOf(false)).toEqual([0, 0, 0])
})
