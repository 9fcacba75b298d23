/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { labels } from '@/content/labels'
import { nativePatterns } from '@/lib/browser/enquiry/native'
import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { EnquiryForm } from './EnquiryForm.island'

type Own = { subject: string; sent?: string; fields?: readonly FieldSpec[] }

const fieldOf = (
  label: string,
  kind: FieldSpec['kind'],
  messages: FieldSpec['messages'] = {},
): FieldSpec => ({ ...{ name: label.toLowerCase(), label, kind, messages } })

const enquiry: readonly FieldSpec[] = [
  {
    ...fieldOf('Name', 'name', {
      invalid: 'Only Alphabets are allowed',
      long: 'Please keep the name within {max} letters, spaces included',
    }),
    max: 20,
  },
  fieldOf('Email', 'email'),
  fieldOf('Phone', 'phone'),
  { ...fieldOf('Message', 'message'), max: 50 },
]

const formOf = ({ subject, sent = subject, fields = enquiry }: Own) => (
  <EnquiryForm
    fields={fields}
    subject={{ text: subject, sent }}
    about={{ code: 'PLO' }}
    labels={{ ...labels.enquiry, counter: '{n} of {max}' }}
    patterns={nativePatterns(20)}
    submitLabel="Send"
    target={{ endpoint: 'https://forms.example/submit', accessKey: 'key' }}
    success={{ path: '/sent/', url: 'https://site.example/sent/' }}
    notice={<p>What becomes of it</p>}
    contact={{ phone: '+910000000000', email: 'hello@site.example' }}
    timeout={15_000}
  />
)
const form = formOf({ subject: 'Plots' })
const phone = () => screen.getByLabelText<HTMLInputElement>('Phone')

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('nothing is rewritten during IME composition', async () => {
  render(form)
  phone().focus()
  fireEvent.compositionStart(phone())
  fireEvent.input(phone(), { target: { value: '+919876543210' }, isComposing: true })
  expect(phone()).toHaveValue('+919876543210')
  fireEvent.compositionEnd(phone())
  await userEvent.tab()
  await waitFor(() => expect(phone()).toHaveValue('9876543210'))
})

test('the counter counts visible characters, and says before the first how few are enough', () => {
  render(form)
  const message = screen.getByLabelText(/^Message/)
  expect(screen.getByText(labels.enquiry.counterEmpty)).toBeInTheDocument()
  fireEvent.input(message, { target: { value: '\u0bae\u0bc0'.repeat(50) } })
  expect(screen.getByText('50 of 50')).not.toHaveAttribute('data-over')
  fireEvent.input(message, { target: { value: '\u0bae\u0bc0'.repeat(51) } })
  expect(screen.getByText('51 of 50')).toHaveAttribute('data-over')
})

test('an error for a long name states the limit', async () => {
  render(form)
  await userEvent.click(screen.getByLabelText('Name'))
  await userEvent.paste('a'.repeat(21))
  await userEvent.tab()
  await screen.findByText('Please keep the name within 20 letters, spaces included')
})

test('a number field is text with a numeric keyboard, so the mouse wheel cannot change it', () => {
  const fields = [fieldOf('Extent', 'number')]
  const html = renderToStaticMarkup(formOf({ subject: 'Land', fields }))
  expect(html).toContain('inputMode="decimal"')
  expect(html).not.toContain('type="number"')
})

describe('the draft of an enquiry', () => {
  const ENQUIRY = {
    Name: 'Asha',
    Email: 'asha@example.com',
    Phone: '9848012345',
    Message: 'A plot, please',
  }
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
  const sent: FormData[] = []

  function write(words: Readonly<Record<string, string>>) {
    for (const [label, value] of Object.entries(words)) {
      fireEvent.input(field(label), { target: { value } })
    }
  }

  /** Sends the form; the provider answers with this status. */
  async function send(status: number) {
    globalThis.fetch = jest.fn(async (_url, init) => {
      sent.push(init?.body as FormData)
      const headers = new Map()
      return { ok: status < 400, status, statusText: '', headers, text: async () => '' }
    }) as unknown as typeof fetch
    fireEvent.submit(screen.getByRole('form'))
    await act(() => jest.advanceTimersByTimeAsync(0))
  }

  beforeEach(() => {
    sent.length = 0
    jest.useFakeTimers()
  })
  afterEach(() => {
    // Skips opening the success page.
    jest.clearAllTimers()
    jest.useRealTimers()
  })

  test('sent text stays until the success page has opened', async () => {
    const { unmount } = render(form)
    write(ENQUIRY)
    await send(200)
    expect(field('Name')).toHaveValue('')
    unmount()
    render(form)
    expect(field('Name')).toHaveValue('Asha')
    expect(screen.getByRole('status')).toHaveTextContent(labels.enquiry.unsure)
  })

  test('editing text that was sent starts another enquiry', async () => {
    const { unmount } = render(form)
    write(ENQUIRY)
    await send(200)
    unmount()
    render(form)
    write({ Name: 'Meena' })
    await send(500)
    await send(500)
    const [first, second, third] = sent.map((body) => body.get('reference'))
    expect(second).not.toBe(first)
    expect(third).toBe(second)
  })

  test('after a refusal the form does not say that it may have arrived', async () => {
    const { unmount } = render(form)
    write(ENQUIRY)
    await send(500)
    expect(sent).toHaveLength(1)
    unmount()
    render(form)
    expect(field('Name')).toHaveValue('Asha')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('both languages of a form share a draft, two pages do not', () => {
    const { unmount } = render(formOf({ subject: 'மனைகள்', sent: 'Plots' }))
    write({ Name: 'Asha' })
    unmount()
    const other = render(formOf({ subject: 'Cinemas' }))
    expect(field('Name')).toHaveValue('')
    other.unmount()
    render(form)
    expect(field('Name')).toHaveValue('Asha')
  })

  test('an enquiry keeps its reference and its plot until delivered', async () => {
    render(form)
    write(ENQUIRY)
    const plot = Object.assign(document.createElement('input'), {
      ...{ type: 'hidden', name: 'plot_number', value: '34' },
    })
    screen.getByRole('form').append(plot)
    await send(500)
    await send(200)
    const [first, second] = sent.map((body) => body.get('reference'))
    expect(first).toMatch(/^PLO-34-[2-9A-Z]{4}$/)
    expect(second).toBe(first)
  })
})

describe('a choice with visible options', () => {
  const answerBy: FieldSpec = {
    ...{ name: 'answer_by', label: 'Answer me by', kind: 'choice', messages: {} },
    ...{ isOpen: true, isOptional: true },
    options: [
      { value: 'whatsapp', label: 'WhatsApp' },
      { value: 'call', label: 'Call' },
    ],
  }
  const open = () =>
    render(formOf({ subject: 'Plots', fields: [fieldOf('Name', 'name'), answerBy] }))
  const option = (name: string) => screen.getByRole('radio', { name })

  test('is a named group with nothing selected', () => {
    open()
    expect(screen.getByRole('group', { name: /^Answer me by/ })).toBeInTheDocument()
    for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked()
  })

  test('is saved and cleared with the draft', async () => {
    const { unmount } = open()
    await userEvent.click(option('Call'))
    unmount()
    open()
    expect(option('Call')).toBeChecked()
    expect(option('WhatsApp')).not.toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: labels.enquiry.clear }))
    expect(option('Call')).not.toBeChecked()
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('for visitors abroad', () => {
  const abroad = {
    ...{ label: 'I live abroad', item: 'the country of your number', placeholder: '+971' },
    invalid: 'Write + and the country code',
    link: { label: 'Read more', href: '/abroad/' },
  }
  const withBox = formOf({
    subject: 'Abroad',
    fields: [{ ...fieldOf('Phone', 'phone', { invalid: 'Ten digits' }), abroad }],
  })
  const box = () => screen.getByRole('checkbox', { name: 'I live abroad' })
  const write = (value: string) => {
    act(() => phone().focus())
    fireEvent.input(phone(), { target: { value } })
  }

  test('the checkbox changes the rule and its message', async () => {
    render(withBox)
    write('+971 50 123 4567')
    await userEvent.tab()
    await screen.findByText('Ten digits')
    await userEvent.click(box())
    await waitFor(() => expect(screen.queryByText('Ten digits')).toBeNull())
    expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/abroad/')
    write('9848012345')
    await userEvent.tab()
    await screen.findByText('Write + and the country code')
    await userEvent.click(box())
    await waitFor(() => expect(screen.queryByText('Write + and the country code')).toBeNull())
  })

  test('a number starting with +91 keeps its country code', async () => {
    render(withBox)
    await userEvent.click(box())
    write('+91 98480 12345')
    await userEvent.tab()
    await waitFor(() => expect(phone()).toHaveValue('+919848012345'))
  })

  test('the draft keeps the checkbox', async () => {
    const { unmount } = render(withBox)
    await userEvent.click(box())
    write('+971')
    unmount()
    render(withBox)
    expect(box()).toBeChecked()
    expect(phone()).toHaveValue('+971')
  })
})

test('a choice with visible options starts on the first, and a draft keeps another', async () => {
  const options = [
    { value: 'site', label: 'On site' },
    { value: 'video', label: 'Video' },
  ]
  const open = formOf({
    subject: 'Open',
    fields: [{ ...fieldOf('How', 'choice'), isOpen: true, options }],
  })
  const { unmount } = render(open)
  expect(screen.getByRole('radio', { name: 'On site' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Video' }))
  unmount()
  render(open)
  expect(screen.getByRole('radio', { name: 'Video' })).toBeChecked()
})
