import type { Fields } from './edit'

/** A complete registration, with some fields replaced. */
export const registered = (other: Fields = {}): Fields => ({
  kind: 'registered',
  number: 'TN/11/Layout/1234/2026',
  authority: { name: 'TNRERA', url: 'https://rera.tn.gov.in/' },
  qrCode: 'charts/park',
  registeredOn: '2026-02-28',
  validUntil: '2031-02-27',
  promoter: {
    name: 'Noyyal Group',
    address: 'Tiruppur',
    phone: '+914215550142',
    email: 'plots@noyyal.example',
  },
  ...other,
})
