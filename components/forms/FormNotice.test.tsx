/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { labels } from '@/content/labels'
import { nativePatterns } from '@/lib/browser/enquiry/native'
import type { ContactNumbers } from '@/lib/domain/enquiry/contact-links'
import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { EnquiryForm } from './EnquiryForm.island'

const fields: readonly FieldSpec[] = [
  { name: 'who', label: 'Your name', kind: 'name', messages: {} },
  {
    name: 'when',
    label: 'Time',
    kind: 'choice',
    messages: {},
    options: [
      { value: 'am', label: 'In the morning' },
      { value: 'pm', label: 'In the evening' },
    ],
  },
]

/** Submits a form that the provider refuses, with the hidden fields of the page. */
async function refused(
  along: Readonly<Record<string, string>>,
  placeholder?: { label: string; note: string },
  contact: ContactNumbers = { phone: '+910000000000', email: 'hello@site.example' },
) {
  globalThis.fetch = jest.fn(async () => ({
    ok: false,
    status: 503,
    headers: new Map(),
    text: async () => '',
  })) as unknown as typeof fetch
  render(
    <>
      <EnquiryForm
        id="enquiry"
        fields={fields}
        subject={{ text: 'Plots & homes', sent: 'Plots & homes' }}
        about={{ code: 'PLO' }}
        {...(placeholder && { placeholder })}
        labels={labels.enquiry}
        patterns={nativePatterns(20)}
        submitLabel="Send"
        target={{ endpoint: 'https://forms.example/submit', accessKey: 'key' }}
        success={{ path: '/sent/', url: 'https://site.example/sent/' }}
        notice={<p>What becomes of it</p>}
        contact={contact}
        timeout={15_000}
      />
      {Object.entries(along).map(([name, value]) => (
        <input key={name} type="hidden" form="enquiry" name={name} value={value} readOnly />
      ))}
    </>,
  )
  fireEvent.input(screen.getByLabelText(/^Your name/), { target: { value: 'Asha' } })
  fireEvent.change(screen.getByLabelText(/^Time/), { target: { value: 'pm' } })
  await act(async () => fireEvent.submit(screen.getByRole('form')))
  await answered()
}

const address = (action: string) =>
  new URL(document.querySelector<HTMLAnchorElement>(`[data-action="${action}"]`)?.href ?? '')
/** Returns the texts of the WhatsApp and email links, with line ends as LF (emails have CRLF, RFC 6068). */
const letters = () => [
  address('whatsapp').searchParams.get('text'),
  address('mail').searchParams.get('body')?.replaceAll('\r\n', '\n'),
]

test('lines of an email end with CRLF', async () => {
  await refused({})
  expect(address('mail').search).toContain('%0D%0A')
})

beforeEach(() => sessionStorage.clear())

/** Returns the status region once it has content. */
async function answered() {
  const region = screen.getByRole('status')
  await waitFor(() => expect(region).not.toBeEmptyDOMElement())
  return region
}

test.each([
  ['the plot as the visitor saw it', { plot: '34', plot_shown: 'Plot 34, 2,641 sq.ft' }],
  ['the plot by its number', { plot: '34' }],
])('the prefilled messages of a failed form name %s and the chosen options', async (_, along) => {
  await refused(along)
  const about = `Plots & homes, ${Object.values(along).at(-1)}`
  const letter = [about, 'Your name: Asha', 'Time: In the evening'].join('\n')
  expect(letters()).toEqual([letter, letter])
  expect(address('mail').searchParams.get('subject')).toBe(about)
})

test('they name the plot’s price and the address of its page', async () => {
  const plot_page = 'https://site.example/vistara/plot/34/'
  await refused({ plot: 'Plot 34', plot_price: '₹75,18,927', plot_page })
  const about = 'Plots & homes, Plot 34, ₹75,18,927'
  const letter = [about, 'Your name: Asha', 'Time: In the evening', plot_page].join('\n')
  expect(letters()).toEqual([letter, letter])
})

test('without a plot the messages only name the subject', async () => {
  await refused({})
  for (const letter of letters()) expect(letter?.split('\n')[0]).toBe('Plots & homes')
})

test('placeholder phone numbers are marked in a failed form', async () => {
  await refused({}, { label: 'A sample', note: 'Nobody answers here.' })
  expect(screen.getByRole('status')).toHaveTextContent('A sample Nobody answers here.')
})

test.each([
  [{}, []],
  [{ email: 'hello@site.example' }, ['mail']],
  [{ phone: '+910000000000' }, ['call', 'whatsapp']],
])('a failed form only offers contacts that exist: %j', async (contact, ways) => {
  await refused({}, undefined, contact)
  const alert = screen.getByRole('status')
  const links = [...alert.querySelectorAll('a')].map((link) => link.dataset.action)
  expect(links).toEqual(ways)
  expect(alert).toHaveTextContent(labels.enquiry.keepTrying)
  const announced = alert.textContent?.includes(labels.enquiry.otherWays)
  expect(announced).toBe(ways.length > 0)
})
