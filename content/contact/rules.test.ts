import { readFileSync } from 'node:fs'
import { RE2JS } from 're2js'
import { UNITS_PER_LETTER } from '@/lib/domain/enquiry/form-fields'
import { NOTICE_SHOWN, NOTICE_VERSION } from '@/lib/domain/enquiry/notice-fields'
import { constants } from '../constants'

/** Tests the rules as text: the database emulator needs Java and is not part of the tests. */

const rules = readFileSync('tools/host/firestore.rules', 'utf8')

test('the rules forbid reading, deleting and changing contacts', () => {
  expect(rules.match(/allow [^;]+;/g)).toEqual([
    expect.stringMatching(
      /^allow create: if isLike\(contact, .*\n +&& isContact\(request\.resource\.data\);$/,
    ),
    'allow update: if request.resource.data == resource.data;',
    'allow read, delete: if false;',
    'allow read, write: if false;',
  ])
  expect(rules).toContain('data.at == request.time')
  expect(rules.match(/return [^;]+;/g)?.slice(1)).toEqual([
    'return value is string && value.size() > 0 && value.size() <= longest;',
    'return value is string && value.matches(pattern);',
  ])
})

test.each([
  ['contact', 'CON-7K2F-9af0', 'VIST2-34-7K2F-1'],
  [NOTICE_VERSION, '0123456789ab'],
  [NOTICE_SHOWN, new Date(0).toISOString()],
  ['reference', 'CON-7K2F', 'JV-7K2F', 'VIST2-34-7K2F'],
  ['page', 'https://www.example.com/noyyal/ta/contact/', 'http://localhost:4173/contact/'],
  ['from', 'print-2026'],
  ['adds_to', 'VIS-34-7K2F'],
])('the rules for %s accept what the form sends, no markup and no long text', (name, ...sent) => {
  const [, text = ''] =
    new RegExp(`isLike\\(\\S*\\b${name}\\b.*?, '((?:[^'\\\\]|\\\\.){2,})'\\)`).exec(rules) ?? []
  const takes = (value: string) => RE2JS.matches(text.replace(/\\(.)/g, '$1'), value)
  for (const value of sent) expect([value, takes(value)]).toEqual([value, true])
  for (const value of sent)
    for (const bad of [
      '<b>x',
      `${value}<b>`,
      `ftp://${value}`,
      value.slice(0, -1) + value.slice(-1).repeat(200),
    ])
      expect([bad, takes(bad)]).toEqual([bad, false])
})

test('the rules have exactly the fields that the form saves', () => {
  const lists = [...rules.matchAll(/has(?:Only|All)\(\[([^\]]+)\]\)/g)].map(([, list = '']) => list)
  const saved = "'name', 'email', 'message', 'at'"
  const along = "'reference', 'page', 'from', 'adds_to'"
  expect(lists).toEqual([`${saved}, '${NOTICE_VERSION}', '${NOTICE_SHOWN}', ${along}`, saved])
})

test('the rules have the limits of the form', () => {
  expect(rules).toContain(`isText(data.name, ${constants.form.nameMax * UNITS_PER_LETTER})`)
  expect(rules).toContain(`isText(data.message, ${constants.form.messageMax * UNITS_PER_LETTER})`)
})
