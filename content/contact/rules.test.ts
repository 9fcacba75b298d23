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
  expect(lists).toEqual([`${saved}, '${NOTICE_VERSION}', '${NOTICE_SHOWN}'`, saved])
})

test('a message sent once more may change no word, and its date is that of the database', () => {
  const same = /function isSameContact[^}]+}/.exec(rules)?.[0] ?? ''
  for (const name of ['name', 'email', 'message'])
    expect(same).toContain(`data.${name} == saved.${name}`)
  expect(same).toContain("data.get('notice_version', '') == saved.get('notice_version', '')")
  expect(rules).toContain('data.at == request.time')
})

test('the rules have the limits of the form', () => {
  expect(rules).toContain(`isText(data.name, ${constants.form.nameMax * UNITS_PER_LETTER})`)
  expect(rules).toContain(`isText(data.message, ${constants.form.messageMax * UNITS_PER_LETTER})`)
})
