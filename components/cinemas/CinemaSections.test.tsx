/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { Cinemas } from '@/content/schema/cinemas'
import { Venues } from './CinemaSections'

const words: Omit<Cinemas['venues'], 'list'> = {
  heading: 'Our halls',
  seats: '{n} seats',
  directions: 'Directions',
}

const venue = {
  slug: 'first',
  name: 'First House',
  address: ['1 Test Street', 'Tiruppur'],
  mapQuery: 'First House, Tiruppur',
}

test('nothing is rendered without halls in the content', () => {
  const { container } = render(<Venues venues={{ ...words, list: [] }} />)
  expect(container).toBeEmptyDOMElement()
})

test('a hall is shown with its seats, its features and a link to directions', () => {
  const list = [{ ...venue, halls: [{ name: 'Hall 1', seats: 120, has: ['Laser light'] }] }]
  render(<Venues venues={{ ...words, list }} />)
  expect(screen.getByRole('heading', { name: 'First House' })).toBeInTheDocument()
  expect(screen.getByText('120 seats · Laser light')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Directions/ })).toHaveAttribute(
    'href',
    expect.stringContaining('First%20House,%20Tiruppur'),
  )
})
