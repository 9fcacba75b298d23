import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { enquiryFields } from '@/content/enquiry'
import { labels } from '@/content/labels'
import { nativePatterns } from '@/lib/enquiry/native'
import { EnquiryForm } from './EnquiryForm.island'

const form = (
  <EnquiryForm
    fields={enquiryFields.full}
    labels={labels.enquiry}
    patterns={nativePatterns(20)}
    subject="Plots"
    submitLabel="Send"
    target={{ endpoint: 'https://forms.example/submit', accessKey: 'key' }}
    success={{ path: '/sent/', url: 'https://site.example/sent/' }}
    privacyPath="/privacy/"
    contact={{ phone: '+910000000000', email: 'hello@site.example' }}
    timeout={15_000}
  />
)
const phone = () => screen.getByLabelText<HTMLInputElement>('Phone')

beforeEach(() => sessionStorage.clear())

test('a number is shortened once it is complete', async () => {
  render(form)
  await userEvent.type(phone(), '+91 98765 43210')
  expect(phone()).toHaveValue('9876543210')
})

test('nothing is rewritten while an input method composes', async () => {
  render(form)
  phone().focus()
  fireEvent.compositionStart(phone())
  fireEvent.input(phone(), { target: { value: '+919876543210' }, isComposing: true })
  expect(phone()).toHaveValue('+919876543210')
  fireEvent.compositionEnd(phone())
  await userEvent.tab()
  await waitFor(() => expect(phone()).toHaveValue('9876543210'))
})

test('the counter counts letters as they are seen', () => {
  render(form)
  const message = screen.getByLabelText(/^Message/)
  fireEvent.input(message, { target: { value: '\u0bae\u0bc0'.repeat(50) } })
  expect(screen.getByText('50 of 50')).not.toHaveAttribute('data-over')
  fireEvent.input(message, { target: { value: '\u0bae\u0bc0'.repeat(51) } })
  expect(screen.getByText('51 of 50')).toHaveAttribute('data-over')
})

test('a name that is too long is told how long it may be', async () => {
  render(form)
  await userEvent.type(screen.getByLabelText('Name'), 'a'.repeat(21))
  await userEvent.tab()
  await screen.findByText('Please keep the name within 20 letters, spaces included')
})

test('until the script is here the browser says what a name may be', () => {
  const html = renderToStaticMarkup(form)
  expect(html).toContain(
    'title="Only Alphabets are allowed. Please keep the name within 20 letters, spaces included"',
  )
})
