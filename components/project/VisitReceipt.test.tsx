/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { projectWords } from '@/content/project-page/project-words'
import { VisitReceipt } from './VisitReceipt.island'

const words = {
  ...projectWords.receipt,
  meet: 'Meet: {place}',
  summary: '{project}, {date}, {time}',
}
const PROJECTS = { Vistara: { name: 'Vistara', slug: 'vistara' } }

/** Renders the receipt of these values. */
function show(sent?: object, projects: ComponentProps<typeof VisitReceipt>['projects'] = PROJECTS) {
  if (sent) sessionStorage.setItem('visit', JSON.stringify(sent))
  return render(
    <VisitReceipt
      storageKey="visit"
      slots={[{ value: 'morning', label: 'Morning, 9 AM–12 PM' }]}
      phone="+910000000000"
      words={words}
      projects={projects}
      video={projectWords.video}
    />,
  )
}

beforeEach(() => {
  sessionStorage.clear()
  URL.createObjectURL = jest.fn(() => 'blob:visit')
  URL.revokeObjectURL = jest.fn()
})

const sentVisit = {
  project: 'Vistara',
  place: 'Uthangudi, Madurai, Tamil Nadu',
  visit_date: '2026-11-25',
  preferred_time: 'morning',
  plot: 'Plot 12, 2,641 sq.ft, East',
}

test('a requested visit has a calendar file, directions and a phone number', () => {
  show(sentVisit)
  expect(screen.getByText('Vistara, 25 Nov 2026, Morning, 9 AM–12 PM')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: words.calendar })).toHaveAttribute(
    'download',
    'visit-2026-11-25.ics',
  )
  expect(screen.getByRole('link', { name: words.directions })).toHaveAttribute(
    'href',
    expect.stringContaining('destination=Uthangudi'),
  )
  expect(screen.getByRole('link', { name: words.call })).toHaveAttribute(
    'href',
    'tel:+910000000000',
  )
})

/** Returns the text of the generated calendar file. */
async function madeFile() {
  const [[blob] = []] = (URL.createObjectURL as jest.Mock<string, [Blob]>).mock.calls
  if (!blob) throw new Error('no file was made')
  const reader = new FileReader()
  const isRead = new Promise((resolve) => {
    reader.onload = resolve
  })
  reader.readAsText(blob)
  await isRead
  return { type: blob.type, text: String(reader.result) }
}

test('without a gate the directions lead to the place by name', () => {
  show(sentVisit)
  expect(screen.queryByText(/^Meet:/)).toBeNull()
  const google = screen.getByRole<HTMLAnchorElement>('link', { name: words.google })
  expect(new URL(google.href).searchParams.get('location')).toBe(sentVisit.place)
})

test('the calendar has the reference, and the project’s own number', async () => {
  show({ ...sentVisit, reference: 'VIS-34-7K2F', phone: '+919876543210' })
  const { text } = await madeFile()
  expect(text.replace(/\r\n /g, '')).toContain('VIS-34-7K2F')
  expect(screen.getByRole('link', { name: words.call })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  )
})

test('a video visit has both hours and no directions', () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  const zone = jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockImplementation(function (this: Intl.DateTimeFormat) {
      return { ...resolvedOptions.call(this), timeZone: 'Asia/Dubai' }
    })
  const visit = { place: 'Madurai', visit_date: '2026-11-25', preferred_time: 'morning' }
  const sent = { project: 'Vistara', ...visit, visit_by: 'video-call' }
  show(sent)
  expect(screen.getByText(projectWords.video.place)).toBeInTheDocument()
  expect(screen.getByText(/^Vistara, 25 Nov 2026, .*07:30–10:30/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: words.directions })).toBeNull()
  zone.mockRestore()
})

test('an impossible date is not shown as another one', () => {
  const sent = { project: 'Vistara', place: 'Madurai', preferred_time: 'morning' }
  show({ ...sent, visit_date: '2026-02-31' })
  expect(screen.queryByRole('heading')).toBeNull()
})

test('the chosen plot is named, with a visit and without one', () => {
  const plot = 'Plot 12, 2,641 sq.ft, East'
  const { unmount } = show({ project: 'Vistara', plot })
  expect(screen.getByText('Vistara, Plot 12, 2,641 sq.ft, East')).toBeInTheDocument()
  unmount()
  const visit = { place: 'Madurai', visit_date: '2026-11-25', preferred_time: 'morning' }
  show({ project: 'Vistara', plot, ...visit })
  expect(screen.getByText(plot)).toBeInTheDocument()
})

test('without stored values nothing is shown', () => {
  show()
  expect(screen.queryByRole('heading')).toBeNull()
})

test.each(['__proto__', 'constructor', 'toString'])(
  'a project that the session calls %s is shown by that name',
  (project) => {
    show({ project, plot: 'Plot 1' }, {})
    expect(screen.getByText(`${project}, Plot 1`)).toBeInTheDocument()
  },
)
