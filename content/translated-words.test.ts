import { z } from 'zod'
import { fields, line, token, wordsWith } from './schema/field-types'
import { hashOf, translate, wordsOf } from './translated-words'

const schema = fields({
  slug: token,
  title: line,
  note: line.optional(),
  price: z.number(),
  links: z.array(fields({ label: line, path: token })).readonly(),
  count: wordsWith('{n}'),
  block: z.discriminatedUnion('type', [
    fields({ type: z.literal('text'), text: line }),
    fields({ type: z.literal('list'), items: z.array(line) }),
  ]),
  labels: z.record(z.string(), line),
})
const document = {
  slug: 'vistara',
  title: 'Plots',
  price: 970,
  links: [{ label: 'Home', path: '/' }],
  count: '{n} plots',
  block: { type: 'list', items: ['One', 'Two'] },
  labels: { north: 'North' },
}
const tamil = {
  title: 'மனைகள்',
  links: [{ label: 'முகப்பு' }],
  count: '{n} மனைகள்',
  block: { items: ['ஒன்று', 'இரண்டு'] },
  labels: { north: 'வடக்கு' },
}
const sources = Object.fromEntries(
  wordsOf(schema, document).map(({ key, text }) => [key, hashOf(text)]),
)
const inTamil = (words: unknown, extra = {}) =>
  translate(schema, document, { words, sources, same: new Set(['WhatsApp']), ...extra })

test('translatable texts are distinguished from names, addresses and figures', () => {
  expect(wordsOf(schema, document).map(({ key }) => key)).toEqual([
    'title',
    'links[0].label',
    'count',
    'block.items[0]',
    'block.items[1]',
    'labels.north',
  ])
})

test('all other values come from the English document', () => {
  const { document: own, errors } = inTamil(tamil)
  expect(errors).toEqual([])
  expect(own).toEqual({
    ...document,
    title: 'மனைகள்',
    links: [{ label: 'முகப்பு', path: '/' }],
    count: '{n} மனைகள்',
    block: { type: 'list', items: ['ஒன்று', 'இரண்டு'] },
    labels: { north: 'வடக்கு' },
  })
})

test('listed names, and figures, need no Tamil letter', () => {
  expect(inTamil({ ...tamil, title: 'WhatsApp' }).errors).toEqual([])
  expect(inTamil({ ...tamil, title: '₹970' }).errors).toEqual([])
})
