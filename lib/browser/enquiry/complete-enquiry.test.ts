/** @jest-environment jsdom */

import { completeEnquiry } from './complete-enquiry'
import { draftKey, writeDraft } from './draft'

const page = `<main>
  <p data-reference="Your reference: {id}" hidden> </p>
  <a data-action="call" href="tel:+910000000000">+91 00000 00000</a>
  <a data-action="whatsapp" href="https://wa.me/910000000000?text=I%20wrote.">WhatsApp</a>
</main>`
const place = () => document.querySelector<HTMLElement>('[data-reference]')
const addressOf = (action: string) =>
  document.querySelector(`[data-action=${action}]`)?.getAttribute('href')
const keep = (state?: 'sent' | 'sending', phone?: string) =>
  writeDraft(draftKey('Plots'), {
    ...{ id: '7K2F', at: Date.now(), texts: { name: 'Asha' } },
    ...{ state, reference: 'VIS-34-7K2F', phone },
  })

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '')
  document.body.innerHTML = page
})

test('the reference of the sent form is shown, and its draft is removed', () => {
  keep('sent')
  completeEnquiry()
  expect(place()).toHaveTextContent('Your reference: VIS-34-7K2F')
  expect(place()).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
})

test('the WhatsApp link contains the reference', () => {
  keep('sent')
  completeEnquiry()
  expect(addressOf('whatsapp')).toBe('https://wa.me/910000000000?text=I%20wrote.%0AVIS-34-7K2F')
  expect(addressOf('call')).toBe('tel:+910000000000')
})

test('the links lead to the desk that received the enquiry', () => {
  keep('sent', '+919876543210')
  completeEnquiry()
  expect(addressOf('whatsapp')).toMatch(/^https:\/\/wa\.me\/919876543210\?text=/)
  expect(addressOf('call')).toBe('tel:+919876543210')
  expect(document.body).toHaveTextContent('+91 98765 43210')
})

test('a reload shows all of it again', () => {
  keep('sent', '+919876543210')
  completeEnquiry()
  document.body.innerHTML = page
  completeEnquiry()
  expect(place()).toHaveTextContent('VIS-34-7K2F')
  expect(addressOf('call')).toBe('tel:+919876543210')
})

test('a page without phone numbers shows only the reference', () => {
  document.body.innerHTML = '<p data-reference="{id}"></p>'
  keep('sent')
  completeEnquiry()
  expect(place()).toHaveTextContent('VIS-34-7K2F')
})

test.each([undefined, 'sending'] as const)(
  'a draft that is %s stays, and no reference is shown',
  (state) => {
    keep(state)
    completeEnquiry()
    expect(place()).not.toBeVisible()
    expect(sessionStorage).toHaveLength(1)
  },
)
