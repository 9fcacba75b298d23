/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { fixtureRegistration } from '@/content/projects/fixture'
import { listing } from '@/content/properties/listing'
import { RegistrationLine } from './RegistrationLine'

const words = {
  ...listing.card,
  registered: 'Registration {number}',
  authority: 'Check it at {authority}',
  exempt: 'Exempt from registration: {reason}',
}
const common = { words }

test('without a registration there is a neutral line', () => {
  render(<RegistrationLine {...common} registration={undefined} />)
  expect(screen.getByText(words.registrationMissing)).toBeInTheDocument()
})

test('a registration shows its number, its promoter and the authority’s address', () => {
  render(
    <RegistrationLine
      {...common}
      registration={{
        ...fixtureRegistration,
        number: 'NUMBER/OF/THE/TEST',
        authority: { name: 'the authority', url: 'https://authority.example/' },
      }}
    />,
  )
  expect(screen.getByText(/NUMBER\/OF\/THE\/TEST, The promoter, Avinashi Road/)).toBeInTheDocument()
  expect(screen.getByRole('img', { name: words.qr })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Check it at the authority' })).toHaveAttribute(
    'href',
    'https://authority.example/',
  )
  // After the last day of registration the page's own lines show it (lib/browser/page/after-day.inline.ts).
  const ended = screen.getByText(words.ended)
  expect(ended).not.toBeVisible()
  expect(ended).toHaveAttribute('data-after', fixtureRegistration.validUntil)
  expect(ended.nextElementSibling?.tagName).toBe('SCRIPT')
})

test('an exempt project states the reason', () => {
  render(<RegistrationLine {...common} registration={{ kind: 'exempt', reason: 'eight units' }} />)
  expect(screen.getByText('Exempt from registration: eight units')).toBeInTheDocument()
})
