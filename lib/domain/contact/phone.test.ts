import { callAddress, phoneText, sendAddress, whatsappAddress } from './phone'

test('one spelling gives the text that people read and both addresses', () => {
  expect(phoneText('+919876543210')).toBe('+91 98765 43210')
  expect(callAddress('+919876543210')).toBe('tel:+919876543210')
  expect(whatsappAddress('+919876543210')).toBe('https://wa.me/919876543210')
})

test('a message travels along to WhatsApp', () => {
  expect(whatsappAddress('+919876543210', 'Plot 34 & 35')).toBe(
    'https://wa.me/919876543210?text=Plot%2034%20%26%2035',
  )
})

test('a number of another country is shown as it is written', () => {
  expect(phoneText('+6581234567')).toBe('+6581234567')
})

test('a text without a number is sent to whom the visitor chooses, and arrives as it was written', () => {
  const text = 'விஸ்தாரா & 100% #1 + https://www.example.com/?a=1&b=9.9,78.1'
  const address = new URL(sendAddress(text))
  expect(address.origin + address.pathname).toBe('https://wa.me/')
  expect(address.searchParams.get('text')).toBe(text)
})
