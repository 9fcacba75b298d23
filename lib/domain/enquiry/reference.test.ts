import { CODES, newCode, projectCode, referenceOf } from './reference'

test('a code has four characters that are not confused with others', () => {
  const codes = Array.from({ length: 500 }, newCode)
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(codes.join('')).size).toBe(30)
})

test('a byte that would favour some characters is rejected', () => {
  const bytes = [255, 0, 240, 29, 30, 59]
  const draw = jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    Object.assign(array as Uint8Array, [bytes.shift() ?? 0])
    return array
  })
  expect(newCode()).toBe('2Z2Z')
  draw.mockRestore()
})

test('a reference has the project, the plot if chosen, and the code', () => {
  expect(referenceOf(projectCode('vistara'), '7K2F', '34')).toBe('VIS-34-7K2F')
  expect(referenceOf(projectCode('vistara-2'), '7K2F', '34')).toBe('VIS2-34-7K2F')
  expect(referenceOf(CODES.contact, '7K2F')).toBe('CON-7K2F')
})

test('all kinds of form have different prefixes', () => {
  expect(new Set(Object.values(CODES)).size).toBe(Object.keys(CODES).length)
})
