/** @jest-environment jsdom */
import { SHORTLIST } from './shortlist'
import { showKept } from './show-kept'

const keep = (...keys: readonly string[]) => localStorage.setItem(SHORTLIST, JSON.stringify(keys))
const openListing = () => {
  document.body.innerHTML = '<a href="/properties/compare/" data-kept="Compare {n}" hidden>One</a>'
  return document.querySelector('a')
}

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = ''
  delete document.documentElement.dataset.compared
  history.replaceState(null, '', '/properties/compare/')
})

test('without favourites the link to the comparison stays hidden', () => {
  const link = openListing()
  showKept()
  expect(link).not.toBeVisible()
})

test('the link to the comparison contains the favourites, one or several', () => {
  const link = openListing()
  keep('vistara-34')
  showKept()
  expect(link).toBeVisible()
  expect(link).toHaveTextContent('One')
  keep('vistara-34', 'nakshatra-12')
  showKept()
  expect(link).toHaveTextContent('Compare 2')
  expect(link?.getAttribute('href')).toMatch(/\/properties\/compare\/\?p=vistara-34,nakshatra-12$/)
})

test('the comparison opens with the favourites', () => {
  keep('vistara-34')
  showKept()
  expect(location.search).toBe('?p=vistara-34')
  expect(document.documentElement.dataset.compared).toBe('')
})

test('a shared address keeps its own plots', () => {
  keep('vistara-34')
  history.replaceState(null, '', '?p=mandhra-1')
  showKept()
  expect(location.search).toBe('?p=mandhra-1')
})

test('without plots data-compared is not set', () => {
  showKept()
  expect(location.search).toBe('')
  expect(document.documentElement.dataset.compared).toBeUndefined()
})
