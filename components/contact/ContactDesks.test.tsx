import { render, screen } from '@testing-library/react'
import { contact } from '@/content/contact/contact'
import { ContactDesks } from './ContactDesks'

test('every desk shows something: its picture, or a drawing where it has none', () => {
  render(<ContactDesks words={contact.desks} />)
  const links = screen.getAllByRole('link')
  expect(links).toHaveLength(contact.desks.links.length)
  const shown = links.map((link) => link.querySelectorAll('img, svg').length)
  expect(shown).toEqual(contact.desks.links.map(() => 1))
  const pictures = links.map((link) => link.querySelector('img') !== null)
  expect(pictures).toEqual(contact.desks.links.map(({ image }) => image !== undefined))
})
