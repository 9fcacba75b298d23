import { readFileSync } from 'node:fs'
import { UNITS_PER_LETTER } from '@/lib/enquiry/fields'
import { constants } from '../constants'
import { contact } from './contact'

const rules = readFileSync('firestore.rules', 'utf8')

test('the rules let nobody read, change or delete a contact', () => {
  expect(rules).toContain('allow read, update, delete: if false;')
  expect(rules.match(/allow [^;]+;/g)).toEqual([
    'allow create: if isContact(request.resource.data);',
    'allow read, update, delete: if false;',
    'allow read, write: if false;',
  ])
})

test('the rules know exactly the fields that the form saves', () => {
  const lists = [...rules.matchAll(/has(?:Only|All)\((\[[^\]]+\])\)/g)].map(([, list = '']) => list)
  expect(lists).toEqual(["['name', 'email', 'message']", "['name', 'email', 'message']"])
})

test('the rules have the limits of the form', () => {
  expect(rules).toContain(`isText(data.name, ${constants.form.nameMax * UNITS_PER_LETTER})`)
  expect(rules).toContain(`isText(data.message, ${constants.form.messageMax * UNITS_PER_LETTER})`)
  expect(contact.form.defaultMessage.length).toBeLessThanOrEqual(constants.form.messageMax)
})
