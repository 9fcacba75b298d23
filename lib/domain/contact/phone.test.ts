import { callAddress, phoneText, sendAddress, whatsappAddress } from './phone'

test('a number is formatted as text, tel: address and WhatsApp address', () => {
  expect(phoneText('+919876543210')).toBe('+91 98765 43210')
  expect(callAddress('+919876543210')).toBe('tel:+919876543210')
  expect(whatsappAddress('+919876543210')).toBe('https://wa.me/919876543210')
})

test('a message is added to the WhatsApp address', () => {
  expect(whatsappAddress('+919876543210', 'Plot 34 & 35')).toBe(
    'https://wa.me/919876543210?text=Plot%2034%20%26%2035',
  )
})

test('a number of another country is unchanged', () => {
  expect(phoneText('+6581234567')).toBe('+6581234567')
})

test('the address for a text without a recipient decodes to the same text', () => {
  const text = 'விஸ்தாரா & 100% #1 + https://www.example.com/?a=1&b=9.9,78.1'
  const address = new URL(sendAddress(text))
  expect(address.origin + address.pathname).toBe('https://wa.me/')
  expect(address.searchParams.get('text')).toBe(text)
})
