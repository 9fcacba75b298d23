import { refusalIn } from './refusal'

const HTML = '<!doctype html><title>Sign in</title><form></form>'

test.each([
  { success: false, message: 'Invalid access key' },
  { success: 'false', message: 'Make sure you open this page through a web server' },
  { Success: 'False' },
  { SUCCESS: 0 },
  { success: null },
  { success: 'no' },
  { success: '' },
  { is_success: false },
  { isSuccess: false },
  { ok: false, error: 'Form not found' },
  { ok: 0 },
  { sent: false },
  { status: 'error' },
  { status: 'FAILED', code: 200 },
  { status: false },
  { status: 422, message: 'Unprocessable' },
  { statusCode: 422, message: 'Unprocessable' },
  { code: '403' },
  { result: 'failure' },
  { resultCount: 1 },
  { lastStatus: 'success' },
  { error: 'Daily limit reached' },
  { error: { message: 'spam' } },
  { errors: [{ code: 'BLOCKED' }] },
  { 'error-codes': ['missing-input-response'] },
  { body: { success: false } },
  { data: { result: { ok: 'false' } } },
  [{ success: false }],
  [{ id: 1, status: 'rejected' }],
  false,
  'error: unknown form',
  { message: 'Invalid access key' },
  { message: 'Email sent successfully!' },
  { 'error-codes': [] },
  { accepted: ['desk@example.com'], rejected: [] },
  { data: { name: 'true', phone: '1' } },
  { success: true, status: 'error' },
  { status: 0, msg: '' },
  {},
  [],
  null,
])('an explicit refusal: %j', (answer) => {
  const text = JSON.stringify(answer)
  expect(refusalIn(text)).toBeDefined()
  expect(refusalIn(`\uFEFF  ${JSON.stringify(answer, undefined, 2)}\n`)).toBeDefined()
})

test.each([
  'success=false&message=Invalid+key',
  '{success: false}',
  "{'success': 'false'}",
  '{"success":true,"message":"cut of',
  'Error: the form does not exist',
  'Too many requests',
  'படிவம் ஏற்கப்படவில்லை',
  'Thank you, no errors',
  HTML,
  `\n<!-- proxy -->\n${HTML}`,
  '<?xml version="1.0"?><error/>',
  'Please accept the terms of this network',
  ')]}\',\n{"success":false}',
])('a refusal that is not JSON: %j', (text) => {
  expect(refusalIn(text)).toContain(text.trim().startsWith('<') ? 'page' : 'yes')
})

test.each([
  { success: true, message: 'Email sent successfully!' },
  { success: true, body: { data: { name: 'No', message: 'error, false, fail' }, message: 'sent' } },
  { success: 'true', next: '/thanks' },
  { success: 1, error: null, errors: [] },
  { ok: true, failed: false },
  { status: 'success', code: 200 },
  { status: 200, id: 4711 },
  { body: { success: true } },
  [{ id: 1, result: 'success' }],
  { id: 1, data: { status: 'success\n' } },
  'OK',
])('an explicit yes: %j', (answer) => {
  const text = JSON.stringify(answer)
  expect(refusalIn(text)).toBeUndefined()
  expect(refusalIn(`)]}',\n${text}`)).toBeUndefined()
})

test.each(['', '  \n', 'OK'])('an empty or positive body is no refusal: %j', (text) => {
  expect(refusalIn(text)).toBeUndefined()
})
