import { readFileSync } from 'node:fs'
import { UNITS_PER_LETTER } from '@/lib/enquiry/fields'
import { NOTICE_SHOWN, NOTICE_VERSION } from '@/lib/enquiry/notice-fields'
import { constants } from '../constants'

const rules = readFileSync('firestore.rules', 'utf8')

test('the rules let nobody read or delete a contact, or change its words', () => {
  expect(rules.match(/allow [^;]+;/g)).toEqual([
    'allow create: if isContact(request.resource.data);',
    'allow update: if isContact(request.resource.data) && isSameContact(request.resource.data, resource.data);',
    'allow read, delete: if false;',
    'allow read, write: if false;',
  ])
})

test('the rules know exactly the fields that the form saves', () => {
  const lists = [...rules.matchAll(/has(?:Only|All)\(\[([^\]]+)\]\)/g)].map(([, list = '']) => list)
  const saved = "'name', 'email', 'message', 'at'"
  const along = "'reference', 'page', 'from', 'adds_to'"
  expect(lists).toEqual([`${saved}, '${NOTICE_VERSION}', '${NOTICE_SHOWN}', ${along}`, saved])
})

test('a message sent once more may change no word, and its date is that of the database', () => {
  const same = /function isSameContact[^}]+}/.exec(rules)?.[0] ?? ''
  for (const name of ['name', 'email', 'message'])
    expect(same).toContain(`data.${name} == saved.${name}`)
  for (const name of [NOTICE_VERSION, 'reference', 'page', 'from', 'adds_to'])
    expect(same).toContain(`data.get('${name}', '') == saved.get('${name}', '')`)
  expect(rules).toContain('data.at == request.time')
})

test('the rules have the limits of the form', () => {
  expect(rules).toContain(`isText(data.name, ${constants.form.nameMax * UNITS_PER_LETTER})`)
  expect(rules).toContain(`isText(data.message, ${constants.form.messageMax * UNITS_PER_LETTER})`)
})
