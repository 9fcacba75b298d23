import { render, screen } from '@testing-library/react'
import { Venues } from './Venues'

const words = { heading: 'Our halls', seats: '{n} seats', directions: 'Directions' }

test('without halls in content nothing is shown', () => {
  const { container } = render(<Venues venues={{ ...words, list: [] }} />)
  expect(container).toBeEmptyDOMElement()
})

test('a hall is shown with its seats, what it has, and the way there', () => {
  const list = [
    {
      slug: 'first',
      name: 'First House',
      address: ['1 Test Street', 'Tiruppur'],
      halls: [{ name: 'Hall 1', seats: 120, has: ['Laser light'] }],
      mapQuery: 'First House, Tiruppur',
    },
  ]
  render(<Venues venues={{ ...words, list }} />)
  expect(screen.getByRole('heading', { name: 'First House' })).toBeInTheDocument()
  expect(screen.getByText('120 seats · Laser light')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Directions/ })).toHaveAttribute(
    'href',
    expect.stringContaining('First%20House,%20Tiruppur'),
  )
})
