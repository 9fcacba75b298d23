/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { contact } from '@/content/contact/contact'
import { ContactDesks } from './ContactSections'

test('every desk shows its picture', () => {
  render(<ContactDesks words={contact.desks} />)
  const links = screen.getAllByRole('link')
  expect(links).toHaveLength(contact.desks.links.length)
  for (const link of links) expect(link.querySelectorAll('img')).toHaveLength(1)
})
