import { type FieldSpec, nativePattern, normaliseName, normalisePhone, problem } from './fields'

const name: FieldSpec = {
  name: 'name',
  kind: 'name',
  label: 'Name',
  max: 20,
  messages: { missing: 'missing', invalid: 'Only Alphabets are allowed', long: 'at most {max}' },
}
const phone: FieldSpec = {
  name: 'phone',
  kind: 'phone',
  label: 'Phone',
  messages: { missing: 'missing', invalid: 'Please Enter a valid phone number' },
}
const message: FieldSpec = {
  name: 'message',
  kind: 'message',
  label: 'Message',
  max: 50,
  messages: { missing: 'missing', long: 'at most {max}' },
}
const email: FieldSpec = {
  name: 'email',
  kind: 'email',
  label: 'Email',
  messages: { missing: 'missing', invalid: 'invalid' },
}

const accepts = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`, 'u').test(text)

test.each([
  '+91 98765-43210',
  '09876543210',
  '919876543210',
  '98765 43210',
  '+919876543210',
  '(0)98765.43210',
  ' 98765–43210 ',
])('%s is sent as its ten digits', (text) => {
  expect(normalisePhone(text)).toBe('9876543210')
  expect(problem(phone, text)).toBeUndefined()
})

test('a number that itself starts with 91 keeps its ten digits', () => {
  expect(normalisePhone('9198765432')).toBe('9198765432')
})

test.each(['1234567890', '5876543210', '987654321', '9876543210123', 'ninety eight', '98765x3210'])(
  '%s is refused as a phone number',
  (text) => {
    expect(problem(phone, text)).toBe('Please Enter a valid phone number')
    expect(accepts(nativePattern(phone) ?? '', text)).toBe(false)
  },
)

test.each(['+91 98765-43210', '09876543210', '919876543210', '98765 43210'])(
  'without a script, %s passes the native pattern',
  (text) => expect(accepts(nativePattern(phone) ?? '', text)).toBe(true),
)

test.each(['Asha', 'R. Sai', "D'Souza", 'R Sai Kishore', 'மீனாட்சி', 'ஆஷா ரா', 'José'])(
  '%s is a name',
  (text) => {
    expect(problem(name, text)).toBeUndefined()
    expect(accepts(nativePattern(name) ?? '', text)).toBe(true)
  },
)

test('a name is sent without full stops and double spaces', () => {
  expect(normaliseName(' R.  Sai ')).toBe('R Sai')
})

test.each(['Meena 2', 'a@b', '123', '...'])('%s is refused as a name', (text) => {
  expect(problem(name, text)).toBe('Only Alphabets are allowed')
})

test('a name of 21 letters is refused and one of 20 is not', () => {
  expect(problem(name, 'a'.repeat(20))).toBeUndefined()
  expect(problem(name, 'a'.repeat(21))).toBe('at most 20')
})

test('a message may have 50 characters', () => {
  expect(problem(message, 'x'.repeat(50))).toBeUndefined()
  expect(problem(message, 'x'.repeat(51))).toBe('at most 50')
})

test.each([
  ['', 'missing'],
  ['asha', 'invalid'],
  ['asha@home', 'invalid'],
  ['a b@c.in', 'invalid'],
  ['asha@home.in', undefined],
])('the address "%s" gives %s', (text, expected) => {
  expect(problem(email, text)).toBe(expected)
})

test('an optional field may stay empty', () => {
  expect(problem({ ...message, isOptional: true }, '  ')).toBeUndefined()
})
