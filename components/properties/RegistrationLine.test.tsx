import { render, screen } from '@testing-library/react'
import { listing } from '@/content/properties/listing'
import { RegistrationLine } from './RegistrationLine'

const common = { words: listing.card, promoter: 'Noyyal Properties' }

test('without details a neutral line says so', () => {
  render(<RegistrationLine {...common} registration={undefined} />)
  expect(screen.getByText('RERA number: not yet published')).toBeInTheDocument()
})

test('a registration shows its number, its promoter and the authority’s address', () => {
  render(
    <RegistrationLine
      {...common}
      registration={{
        kind: 'registered',
        number: 'NUMBER/OF/THE/TEST',
        authority: { name: 'the authority', url: 'https://authority.example/' },
        qrCode: 'logos/group-mark',
        registeredOn: '2026-01-05',
      }}
    />,
  )
  expect(screen.getByText(/NUMBER\/OF\/THE\/TEST, Noyyal Properties/)).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'QR code of the registration' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Check it at the authority' })).toHaveAttribute(
    'href',
    'https://authority.example/',
  )
})

test('an exempt project says why', () => {
  render(<RegistrationLine {...common} registration={{ kind: 'exempt', reason: 'eight units' }} />)
  expect(screen.getByText('Exempt from registration: eight units')).toBeInTheDocument()
})
