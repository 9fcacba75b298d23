/** @jest-environment jsdom */
import { deskFields } from './desk-fields'
import type { FieldSpec } from './form-fields'

const fields: readonly FieldSpec[] = [
  {
    ...{ name: 'preferred_time', kind: 'choice', label: 'Time', messages: {} },
    options: [{ value: 'morning', label: 'Morning, 9 AM–12 PM' }],
  },
]
const person = { name: 'Asha', email: 'asha@example.com', phone: '9848012345' }
const day = { visit_date: '2026-11-28', preferred_time: 'morning' }
const plot = {
  ...{ plot: 'Plot 34, 2,641 sq.ft, North', plot_shown: 'மனை 34', plot_price: '₹75,18,927' },
  plot_page: 'https://site.example/ta/vistara/plot/34/',
}

function fieldsOf(values: Record<string, string>, along: Record<string, string> = {}) {
  const body = new FormData()
  const sent = { reference: 'VIS-34-7K2F', place: 'Uthangudi, Madurai', ...along }
  for (const [name, value] of Object.entries(sent)) body.set(name, value)
  return deskFields({
    ...{ fields, values: { ...person, ...values }, body },
    subject: { text: 'விஸ்தாரா: நேரில் பார்க்க', sent: 'Visit to Vistara' },
    about: { code: 'VIS', name: 'விஸ்தாரா', place: 'உத்தங்குடி, மதுரை' },
    words: {
      replyVisit: '{name}, {project}: {day}, {time}.',
      reply: '{name}: {subject}.',
      replyPlace: 'இடம்: {place}',
      reference: 'குறிப்பு எண்: {id}',
    },
  })
}

const textOf = (address = '') => new URL(address).searchParams.get('text')?.split('\n')

test('the reply to a visit confirms it in the page’s language, with plot, place and directions', () => {
  const { whatsapp_reply = '' } = fieldsOf(day, plot)
  expect(whatsapp_reply).toMatch(/^https:\/\/wa\.me\/919848012345\?text=[\x21-\x7e]+$/)
  expect(textOf(whatsapp_reply)).toEqual([
    'Asha, விஸ்தாரா: 28 Nov 2026, Morning, 9 AM–12 PM.',
    'மனை 34, ₹75,18,927',
    plot.plot_page,
    'இடம்: உத்தங்குடி, மதுரை',
    expect.stringContaining('destination=Uthangudi'),
    'குறிப்பு எண்: VIS-34-7K2F',
  ])
})

test('the visit is a link for the desk’s calendar, in English', () => {
  const { searchParams } = new URL(fieldsOf(day, plot).calendar ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Visit to Vistara: Asha',
    dates: '20261128T090000/20261128T120000',
    ctz: 'Asia/Kolkata',
    location: 'Uthangudi, Madurai',
    details: [...['VIS-34-7K2F', plot.plot, '9848012345', 'asha@example.com', plot.plot_page]].join(
      '\n',
    ),
  })
})

test('a question has its own reply and no event', () => {
  const added = fieldsOf({})
  expect(added).not.toHaveProperty('calendar')
  expect(textOf(added.whatsapp_reply)).toEqual([
    'Asha: விஸ்தாரா: நேரில் பார்க்க.',
    'குறிப்பு எண்: VIS-34-7K2F',
  ])
})

test.each([
  ['whatsapp', ['whatsapp_reply']],
  ['mail', ['mail_reply']],
  ['call', []],
  ['', ['whatsapp_reply']],
])('a visitor who chose "%s" gets a reply link only for that channel', (answer_by, names) => {
  expect(Object.keys(fieldsOf({ answer_by }))).toEqual(names)
})

test('the reply by mail is addressed to the visitor', () => {
  const { mail_reply = '' } = fieldsOf({ answer_by: 'mail' })
  expect(mail_reply).toMatch(/^mailto:asha@example\.com\?subject=/)
  expect(new URL(mail_reply).searchParams.get('body')).toContain('VIS-34-7K2F')
})

test('a number of another country is used unchanged; without a valid one there is no reply', () => {
  expect(fieldsOf({ phone: '+6581234567' }).whatsapp_reply).toMatch(
    /^https:\/\/wa\.me\/6581234567\?/,
  )
  expect(fieldsOf({ phone: '' })).toEqual({})
})
