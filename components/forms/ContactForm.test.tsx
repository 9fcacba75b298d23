/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { contact } from '@/content/contact/contact'
import { labels } from '@/content/labels'
import { saveContact } from '@/lib/browser/contact/save-contact'
import { nativePatterns } from '@/lib/browser/enquiry/native'
import type { SendAnswer } from '@/lib/browser/enquiry/post-form'
import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { fill } from '@/lib/domain/format/fill'
import { ContactForm, type ContactFormProps } from './ContactForm.island'

jest.mock('@/lib/browser/contact/save-contact')
const save = jest.mocked(saveContact)
let spoken: jest.SpyInstance

const fields: readonly FieldSpec[] = [
  {
    ...{ name: 'name', kind: 'name', label: 'Name', max: 20 },
    messages: { missing: 'Whose name?', invalid: 'Only Alphabets are allowed' },
  },
  { name: 'email', kind: 'email', label: 'Email', messages: { invalid: 'Which address?' } },
  {
    ...{ name: 'message', kind: 'message', label: 'Message', max: 50, isOptional: true },
    messages: { long: 'Too long' },
  },
]

const props: ContactFormProps = {
  fields,
  subject: { text: 'Contact us', sent: 'Contact us' },
  about: { code: 'CON' },
  submitLabel: 'Send',
  words: {
    ...contact.form,
    addMessage: 'Add a message',
    defaultMessage: 'Please contact me.',
    savedLog: 'Contact saved successfully!',
    failedLog: 'Error saving contact:',
  },
  labels: {
    ...labels.enquiry,
    sendAgain: 'Send again',
    sending: 'Sending…',
    failed: 'Something went wrong. Please try again.',
    errorPrefix: 'Error occurred: ',
    timedOut: 'no answer within 15 seconds',
    offline: 'the network could not be reached',
    botcheck: 'Leave this box empty',
  },
  patterns: nativePatterns(20),
  database: { projectId: 'demo', apiKey: 'key', appId: 'app' },
  target: { endpoint: 'https://forms.example/submit', accessKey: 'key' },
  success: {
    path: '/formsubmitsuccess/',
    url: 'https://site.example/formsubmitsuccess/',
  },
  notice: <p>What becomes of it</p>,
  hidden: { notice_version: '0123456789ab' },
  contact: { phone: '+910000000000', email: 'hello@site.example' },
  timeout: 15_000,
}

const submit = () => screen.getByRole('button', { name: /^Send/ })

function enter(label: string | RegExp, value: string) {
  const field = screen.getByLabelText(label)
  act(() => field.focus())
  fireEvent.input(field, { target: { value } })
}
function write(name = 'Asha', email = 'asha@example.com') {
  enter('Name', name)
  enter('Email', email)
}
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element))

/** Starts a save that is pending until the returned function is called. */
function slowSave() {
  let finish: (answer: SendAnswer) => void = () => {}
  save.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  return (answer: SendAnswer) => finish(answer)
}

/** A successful response of the provider. */
class Answer {
  ok = true
  status = 200
  headers = new Map()
  text = async () => '{"success":true}'
}

const REFERENCE = /^CON-[2-9A-Z]{4}$/

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  save.mockReset().mockResolvedValue({ ok: true })
  spoken = jest.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => spoken.mockRestore())

/** Returns the status region once it has content. */
async function answered() {
  const region = screen.getByRole('status')
  await waitFor(() => expect(region).not.toBeEmptyDOMElement())
  return region
}

test('shows name and email, and the message only on request', () => {
  render(<ContactForm {...props} />)
  expect(screen.getByLabelText('Name')).toBeRequired()
  expect(screen.getByLabelText('Email')).toBeRequired()
  expect(screen.getByText('Add a message').closest('details')).not.toHaveAttribute('open')
})

test.each([
  ['refused', 'Something went wrong. Please try again.'],
  ['network', 'Error occurred: the network could not be reached'],
  ['timeout', 'Error occurred: no answer within 15 seconds'],
] as const)('a save that is %s keeps everything and says so', async (reason, text) => {
  save.mockResolvedValue({ ok: false, reason, detail: 'code: words' })
  render(<ContactForm {...props} />)
  write()
  await press(submit())
  expect(await answered()).toHaveTextContent(text)
  expect(screen.getByLabelText('Name')).toHaveValue('Asha')
  expect(spoken.mock.calls).toEqual([['Error saving contact:', 'code: words']])
})

test('a second click while the first is pending saves nothing', async () => {
  const finish = slowSave()
  render(<ContactForm {...props} />)
  write()
  await press(submit())
  await press(screen.getByRole('button', { name: 'Sending…' }))
  expect(save).toHaveBeenCalledTimes(1)
  await act(async () => finish({ ok: true }))
})

test('the draft returns after a reload, with the message visible', async () => {
  const { unmount } = render(<ContactForm {...props} />)
  write('R. Sai')
  enter(/^Message/, 'A plot')
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('R. Sai'))
  unmount()
  render(<ContactForm {...props} />)
  expect(screen.getByLabelText('Name')).toHaveValue('R. Sai')
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com')
  expect(screen.getByLabelText(/^Message/)).toHaveValue('A plot')
  expect(screen.getByText('Add a message').closest('details')).toHaveAttribute('open')
  await press(submit())
  await answered()
  expect(save.mock.calls[0]?.[1]).toMatchObject({ name: 'R. Sai', message: 'A plot' })
  expect(sessionStorage).toHaveLength(0)
})

test('a page from the back/forward cache shows no earlier thank-you', async () => {
  render(<ContactForm {...props} />)
  write()
  await press(submit())
  await answered()
  const event = Object.assign(new Event('pageshow'), { persisted: true })
  act(() => void dispatchEvent(event))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a message that is too long is unfolded', async () => {
  render(<ContactForm {...props} />)
  write()
  const message = screen.getByLabelText(/^Message/)
  enter(/^Message/, 'x'.repeat(51))
  message.closest('details')?.removeAttribute('open')
  await press(submit())
  expect(message.closest('details')).toHaveAttribute('open')
  expect(message).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
})

test('without a database the form provider receives it, and the page stays', async () => {
  const { database: _, ...without } = props
  const asked = jest.fn().mockResolvedValue(new Answer())
  global.fetch = asked
  render(<ContactForm {...without} />)
  write()
  await press(submit())
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  const [url, { body }] = asked.mock.calls[0]
  expect(url).toBe('https://forms.example/submit')
  expect(Object.fromEntries(body)).toEqual({
    access_key: 'key',
    subject: 'Contact us',
    name: 'Asha',
    email: 'asha@example.com',
    message: 'Please contact me.',
    notice_version: '0123456789ab',
    reference: expect.stringMatching(REFERENCE),
    seconds_on_page: expect.stringMatching(/^\d+$/),
  })
  expect(save).not.toHaveBeenCalled()
})

test('a ticked honeypot goes to the provider, not into the database', async () => {
  const asked = jest.fn().mockResolvedValue(new Answer())
  global.fetch = asked
  render(<ContactForm {...props} />)
  write()
  await press(screen.getByTitle('Leave this box empty'))
  await press(submit())
  await answered()
  expect(save).not.toHaveBeenCalled()
  expect(asked.mock.calls[0][1].body.get('botcheck')).toBe('on')
  expect(asked.mock.calls[0][1].body.get('name')).toBe('Asha')
})

test('an enquiry keeps its id until delivered, across failures and a reload', async () => {
  save.mockResolvedValueOnce({ ok: false, reason: 'timeout', detail: '' })
  const { unmount } = render(<ContactForm {...props} />)
  write()
  await press(submit())
  await answered()
  unmount()
  render(<ContactForm {...props} />)
  await press(submit())
  await answered()
  write()
  await press(submit())
  const [first, second, third] = save.mock.calls.map(([, { reference }]) => reference)
  expect(second).toBe(first)
  expect(third).not.toBe(second)
})

test('a second message within a day refers to the first, unless that is unticked', async () => {
  render(<ContactForm {...props} />)
  const tick = () => screen.queryByRole('checkbox', { name: /CON-/ })
  write()
  expect(tick()).toBeNull()
  await press(submit())
  await answered()
  const first = String(save.mock.calls[0]?.[1].reference)
  expect(tick()).toHaveAccessibleName(fill(labels.enquiry.known, { id: first }))
  write()
  await press(submit())
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(save.mock.calls[1]?.[1]).toMatchObject({ adds_to: first })
  write()
  await press(tick() as HTMLElement)
  await press(submit())
  await waitFor(() => expect(save).toHaveBeenCalledTimes(3))
  expect(save.mock.calls[2]?.[1]).not.toHaveProperty('adds_to')
})

test('after leaving while sending, the form says that it may have arrived', async () => {
  slowSave()
  const { unmount } = render(<ContactForm {...props} />)
  write()
  await press(submit())
  unmount()
  render(<ContactForm {...props} />)
  expect(screen.getByRole('status')).toHaveTextContent(labels.enquiry.unsure)
  expect(screen.getByLabelText('Name')).toHaveValue('Asha')
})

test('clearing by keyboard also clears the draft and the error messages', async () => {
  const { unmount } = render(<ContactForm {...props} />)
  write('Meena 2')
  await press(submit())
  screen.getByRole('button', { name: labels.enquiry.clear }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(screen.getByLabelText('Name')).not.toHaveAttribute('aria-invalid')
  expect(sessionStorage).toHaveLength(0)
  unmount()
  render(<ContactForm {...props} />)
  expect(screen.getByLabelText('Email')).toHaveValue('')
})

test('a draft older than an hour is discarded', async () => {
  const { unmount } = render(<ContactForm {...props} />)
  write()
  unmount()
  const later = Date.now() + 60 * 60 * 1000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  render(<ContactForm {...props} />)
  expect(screen.getByLabelText('Name')).toHaveValue('')
  jest.restoreAllMocks()
})
