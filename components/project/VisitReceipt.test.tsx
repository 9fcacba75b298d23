import { render, screen, waitFor } from '@testing-library/react'
import { projectWords } from '@/content/project-page/words'
import { VisitReceipt } from './VisitReceipt.island'

const words = { ...projectWords.receipt, summary: '{project}, {date}, {time}' }
const receipt = (
  <VisitReceipt
    storageKey="visit"
    slots={[{ value: 'morning', label: 'Morning, 9 AM–12 PM' }]}
    phone="+910000000000"
    words={words}
  />
)

beforeEach(() => {
  sessionStorage.clear()
  URL.createObjectURL = jest.fn(() => 'blob:visit')
  URL.revokeObjectURL = jest.fn()
})

test('a visit that was asked for comes with a calendar file, the way and a number', () => {
  const sent = {
    project: 'Vistara',
    place: 'Uthangudi, Madurai, Tamil Nadu',
    visit_date: '2026-11-25',
    preferred_time: 'morning',
  }
  sessionStorage.setItem('visit', JSON.stringify(sent))
  render(receipt)
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

test('the calendar file has the reference, and the number is that of the project', async () => {
  const sent = {
    ...{ project: 'Vistara', place: 'Madurai', visit_date: '2026-11-25' },
    ...{ preferred_time: 'morning', reference: 'VIS-34-7K2F', phone: '+919876543210' },
  }
  sessionStorage.setItem('visit', JSON.stringify(sent))
  render(receipt)
  const [file] = jest.mocked(URL.createObjectURL).mock.calls[0] ?? []
  const reader = new FileReader()
  reader.readAsText(file as Blob)
  await waitFor(() => expect(reader.result).toContain('VIS-34-7K2F'))
  expect(screen.getByRole('link', { name: words.call })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  )
})

test('a day that no month has is not shown as another one', () => {
  const sent = { project: 'Vistara', place: 'Madurai', preferred_time: 'morning' }
  sessionStorage.setItem('visit', JSON.stringify({ ...sent, visit_date: '2026-02-31' }))
  render(receipt)
  expect(screen.queryByRole('heading')).toBeNull()
})

test('the chosen plot is named, with a visit and without one', () => {
  const plot = 'Plot 12, 2,641 sq.ft, East'
  sessionStorage.setItem('visit', JSON.stringify({ project: 'Vistara', plot }))
  const { unmount } = render(receipt)
  expect(screen.getByText('Vistara, Plot 12, 2,641 sq.ft, East')).toBeInTheDocument()
  unmount()
  const visit = { place: 'Madurai', visit_date: '2026-11-25', preferred_time: 'morning' }
  sessionStorage.setItem('visit', JSON.stringify({ project: 'Vistara', plot, ...visit }))
  render(receipt)
  expect(screen.getByText(plot)).toBeInTheDocument()
})

test('without a visit nothing is shown', () => {
  render(receipt)
  expect(screen.queryByRole('heading')).toBeNull()
})

test.each(['__proto__', 'constructor', 'toString'])(
  'a project that the session calls %s is shown by that name',
  (project) => {
    sessionStorage.setItem('visit', JSON.stringify({ project, plot: 'Plot 1' }))
    render(<VisitReceipt {...receipt.props} names={{ Vistara: 'விஸ்தாரா' }} />)
    expect(screen.getByText(`${project}, Plot 1`)).toBeInTheDocument()
  },
)
