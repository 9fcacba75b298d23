import type { FieldSpec } from './form-fields'

const abroad = {
  label: 'Abroad',
  item: 'the country',
  placeholder: '+971',
  invalid: 'whole number',
}
const phone: FieldSpec = {
  ...{ name: 'phone', kind: 'phone', label: 'Phone', abroad },
  messages: { missing: 'Indian', invalid: 'Indian' },
}

/** Loads the modules anew, without the number rules. */
function fresh() {
  jest.resetModules()
  const { fieldsFor, problem } = require('./form-fields') as typeof import('./form-fields')
  const world = require('./world-phone') as typeof import('./world-phone')
  const { normalise } = require('./normalise') as typeof import('./normalise')
  const problemIn = (text: string, texts = {}) => {
    const [field = phone] = fieldsFor([phone], texts)
    return problem(field, text)
  }
  return {
    ...world,
    normalise,
    problemIn,
    problemAbroad: (text: string) => problemIn(text, { abroad: 'yes' }),
  }
}

afterEach(() => jest.dontMock('./world-numbers'))

test.each([
  ['+971 50 123 4567', '+971501234567', 'United Arab Emirates'],
  ['00971501234567', '+971501234567', 'United Arab Emirates'],
  ['https://wa.me/971501234567', '+971501234567', 'United Arab Emirates'],
  ['tel:+971-50-123-4567', '+971501234567', 'United Arab Emirates'],
  ['＋९७१ 50 123 4567', '+971501234567', 'United Arab Emirates'],
  ['+44 (0)20 7946 0958', '+442079460958', 'United Kingdom'],
  ['+65 8123 4567', '+6581234567', 'Singapore'],
  ['+1 415 555 2671', '+14155552671', 'United States'],
  ['+91 98480 12345', '+919848012345', 'India'],
])('with the rules loaded, %s is sent as %s', async (text, number, country) => {
  const { loadWorldNumbers, normalise, countryOf, problemAbroad } = fresh()
  await loadWorldNumbers(5000)
  expect(normalise('world-phone', text)).toBe(number)
  expect(normalise('world-phone', number)).toBe(number)
  expect(countryOf(number)).toBe(country)
  expect(problemAbroad(text)).toBeUndefined()
})

test.each([
  '',
  ' ',
  '9848012345',
  '+971',
  '+971 50 123 456',
  '+971501234567890',
  '+999 123456789',
  'none',
])('with the rules loaded, "%s" is refused with a message', async (text) => {
  const { loadWorldNumbers, problemAbroad } = fresh()
  await loadWorldNumbers(5000)
  expect(problemAbroad(text)).toBe('whole number')
})

test.each([
  ['+971501234567', undefined],
  ['+971501234567890', undefined],
  ['+12345678', undefined],
  ['+1234567', 'whole number'],
  ['+1234567890123456', 'whole number'],
  ['+0971501234567', 'whole number'],
  ['9848012345', 'whole number'],
])('if the rules cannot be loaded, %s is checked against E164', async (text, problem) => {
  jest.doMock('./world-numbers', () => {
    throw new Error('no answer')
  })
  const { loadWorldNumbers, problemAbroad, normalise, countryOf } = fresh()
  await expect(loadWorldNumbers(5000)).resolves.toBeUndefined()
  expect(problemAbroad(text)).toBe(problem)
  expect(normalise('world-phone', text)).toBe(text)
  expect(countryOf(text)).toBeUndefined()
})

test('without its box ticked, a phone is an Indian mobile number, rules or not', async () => {
  const { loadWorldNumbers, problemIn } = fresh()
  await loadWorldNumbers(5000)
  expect(problemIn('+971501234567')).toBe('Indian')
  expect(problemIn('+91 98480 12345')).toBeUndefined()
})
