/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { Cinemas } from '@/content/schema/cinemas'
import { Venues } from './Venues'

const words: Omit<Cinemas['venues'], 'list'> = {
  heading: 'Our halls',
  seats: '{n} seats',
  directions: 'Directions',
  plan: {
    guests: '{hall}: how many guests?',
    screen: 'Screen',
    fillRow: '{n} fill row {row}',
    fillRows: '{n} fill rows {first} to {last}',
    fitRow: '{n} fit in row {row}',
    fitRows: '{n} fit in rows {first} to {last}',
    rule: 'The best seats first',
    action: 'Ask for {n}',
    message: '{venue}, {hall}: {n}',
  },
}

const venue = {
  slug: 'first',
  name: 'First House',
  address: ['1 Test Street', 'Tiruppur'],
  mapQuery: 'First House, Tiruppur',
}

const rowsOf = (...seats: readonly number[]) =>
  seats.map((count, at) => ({ letter: String.fromCharCode(65 + at), seats: count }))

test('without halls in content nothing is shown', () => {
  const { container } = render(<Venues venues={{ ...words, list: [] }} topic="screening" />)
  expect(container).toBeEmptyDOMElement()
})

test('a hall is shown with its seats, what it has, and the way there', () => {
  const list = [{ ...venue, halls: [{ name: 'Hall 1', seats: 120, has: ['Laser light'] }] }]
  render(<Venues venues={{ ...words, list }} topic="screening" />)
  expect(screen.getByRole('heading', { name: 'First House' })).toBeInTheDocument()
  expect(screen.getByText('120 seats · Laser light')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Directions/ })).toHaveAttribute(
    'href',
    expect.stringContaining('First%20House,%20Tiruppur'),
  )
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a hall whose rows are known says where each party sits, and takes it along to the form', () => {
  const halls = [
    { name: 'Hall 1', seats: 60, has: [], rows: rowsOf(20, 10, 10, 20) },
    { name: 'Hall 2', seats: 12, has: [], rows: rowsOf(12) },
  ]
  const { container } = render(
    <Venues venues={{ ...words, list: [{ ...venue, halls }] }} topic="screening" />,
  )
  const said = screen
    .getAllByRole('radio')
    .map((radio) => [radio.closest('fieldset')?.querySelector('legend')?.textContent, radio])
    .map(([hall, radio]) => {
      const { checked, value } = radio as HTMLInputElement
      const sentence = (radio as HTMLElement).getAttribute('aria-describedby') ?? ''
      return `${hall} ${value}${checked ? '*' : ''} ${document.getElementById(sentence)?.textContent}`
    })
  expect(said).toEqual([
    'Hall 1: how many guests? 10 10 fill row C',
    'Hall 1: how many guests? 20 20 fit in rows C to D',
    'Hall 1: how many guests? 40* 40 fill rows B to D',
    'Hall 1: how many guests? 60 60 fill rows A to D',
    'Hall 2: how many guests? 10 10 fit in row A',
    'Hall 2: how many guests? 12* 12 fill row A',
  ])
  const link = container.querySelector('a[data-prefill="First House, Hall 1: 40"]')
  expect(link).toHaveTextContent('Ask for 40')
  expect(link).toHaveAttribute('href', '#enquiry')
  expect(link).toHaveAttribute('data-choice', 'screening')
})
