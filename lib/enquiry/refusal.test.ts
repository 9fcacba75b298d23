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
  { statusCode: 422, message: 'Unprocessable' },
  { code: '403' },
  { result: 'failure' },
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
])('an answer that says no: %j', (answer) => {
  const text = JSON.stringify(answer)
  expect(refusalIn(text, 'application/json')).toBeDefined()
  expect(refusalIn(`\uFEFF  ${JSON.stringify(answer, undefined, 2)}\n`, 'text/html')).toBeDefined()
})

test.each([
  ['success=false&message=Invalid+key', 'application/x-www-form-urlencoded'],
  ['{success: false}', 'text/plain'],
  ["{'success': 'false'}", 'text/plain'],
  ['{"success":false,"message":"cut of', 'application/json'],
  ['Error: the form does not exist', 'text/plain'],
  ['Too many requests', 'text/plain'],
  [HTML, 'text/html'],
  [HTML, ''],
  [`\n<!-- proxy -->\n${HTML}`, 'text/plain'],
  ['<html>', 'application/json'],
  ['<?xml version="1.0"?><error/>', 'application/xml'],
  ['Please accept the terms of this network', 'text/html; charset=utf-8'],
  [')]}\',\n{"success":false}', 'application/json'],
])('a refusal that is no JSON: %j as %s', (text, type) => {
  expect(refusalIn(text, type)).toBeDefined()
})

test.each([
  { success: true, message: 'Email sent successfully!' },
  { success: true, body: { data: { name: 'No', message: 'error, false, fail' }, message: 'sent' } },
  { success: 'true' },
  { success: 'email sent', next: '/thanks' },
  { success: 1, error: null, errors: [] },
  { ok: true, failed: false },
  { status: 'success', code: 200 },
  { status: 0, msg: '' },
  { status: 200, id: 4711 },
  { message: 'Queued' },
  { accepted: ['desk@example.com'], rejected: [] },
  {},
  [],
  'OK',
])('an answer that does not say no: %j', (answer) => {
  expect(refusalIn(JSON.stringify(answer), 'application/json')).toBeUndefined()
})

test.each([
  ['', ''],
  ['  \n', 'text/html'],
  ['OK', 'text/plain'],
  ['Thank you, no errors', 'text/plain'],
])('what says nothing leaves it to the status: %j', (text, type) => {
  expect(refusalIn(text, type)).toBeUndefined()
})
