import { draftKey, writeDraft } from './draft'
import { thank } from './thank'

const place = () => document.querySelector<HTMLElement>('[data-reference]')
const keep = (state?: 'sent' | 'sending') =>
  writeDraft(draftKey('Plots'), {
    ...{ id: '0123456789ab', at: Date.now(), texts: { name: 'Asha' } },
    state,
  })

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '')
  document.body.innerHTML = '<p hidden data-reference="Your reference: {id}"></p>'
})

test('the id of the sent form is shown as the reference, and its draft goes', () => {
  keep('sent')
  thank()
  expect(place()).toHaveTextContent('Your reference: 0123456789ab')
  expect(place()).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
})

test('a reload shows it again', () => {
  keep('sent')
  thank()
  document.body.innerHTML = '<p hidden data-reference="Your reference: {id}"></p>'
  thank()
  expect(place()).toHaveTextContent('0123456789ab')
})

test.each([undefined, 'sending'] as const)(
  'a draft that is %s stays, and nothing is shown',
  (state) => {
    keep(state)
    thank()
    expect(place()).not.toBeVisible()
    expect(sessionStorage).toHaveLength(1)
  },
)
