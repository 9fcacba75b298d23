import { addressName, freeName, wordsOfEntry } from './address'

test.each([
  ['Sai Kishore', 'sai-kishore'],
  ['  A plot’s price, in 2026: ₹2,900?  ', 'a-plots-price-in-2026-2-900'],
  ['Café Müller & Søn', 'cafe-muller-and-son'],
  ['திருப்பூர்', 'thiruppur'],
  ['அருண் குமார்', 'arun-kumar'],
  ['***', ''],
])('%s is %s in addresses', (words, name) => expect(addressName(words)).toBe(name))

test('a long title is cut after a whole word', () => {
  const name = addressName(
    'what a buyer reads in the register of the authority before a plot is booked',
  )
  expect(name).toBe('what-a-buyer-reads-in-the-register-of-the-authority-before-a')
  expect(addressName('a'.repeat(80))).toHaveLength(60)
})

test('a name that is taken gets a number', () => {
  const taken = ['arun', 'arun-2']
  expect(freeName('Arun', (name) => taken.includes(name))).toBe('arun-3')
  expect(freeName('', () => true)).toBe('')
})

test('an entry is called by its name and surname, or by its title', () => {
  expect(wordsOfEntry({ name: 'Arun', surname: 'Kumar', title: 'Captain' })).toBe('Arun Kumar')
  expect(wordsOfEntry({ title: 'Match 1', surname: 'x' })).toBe('Match 1')
  expect(wordsOfEntry(undefined)).toBe('')
})
