/** @jest-environment jsdom */
import { FAVOURITES } from './favourites'
import { showFavourites } from './show-favourites'

const storeFavourites = (...keys: readonly string[]) =>
  localStorage.setItem(FAVOURITES, JSON.stringify(keys))
const openListing = () => {
  document.body.innerHTML =
    '<a href="/properties/compare/" data-favourites="Compare {n}" hidden>One</a>'
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
  showFavourites()
  expect(link).not.toBeVisible()
})

test('the link to the comparison contains the favourites, one or several', () => {
  const link = openListing()
  storeFavourites('vistara-34')
  showFavourites()
  expect(link).toBeVisible()
  expect(link).toHaveTextContent('One')
  storeFavourites('vistara-34', 'nakshatra-12')
  showFavourites()
  expect(link).toHaveTextContent('Compare 2')
  expect(link?.getAttribute('href')).toMatch(/\/properties\/compare\/\?p=vistara-34,nakshatra-12$/)
})

test('the comparison opens with the favourites', () => {
  storeFavourites('vistara-34')
  showFavourites()
  expect(location.search).toBe('?p=vistara-34')
  expect(document.documentElement.dataset.compared).toBe('')
})

test('a shared address keeps its own plots', () => {
  storeFavourites('vistara-34')
  history.replaceState(null, '', '?p=mandhra-1')
  showFavourites()
  expect(location.search).toBe('?p=mandhra-1')
})

test('without plots data-compared is not set', () => {
  showFavourites()
  expect(location.search).toBe('')
  expect(document.documentElement.dataset.compared).toBeUndefined()
})
