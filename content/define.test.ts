import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { temporaryFolder } from '@/tools/check/jest/folder'
import { collectionOf, parse, readCollection } from './define'

const schema = z.strictObject({ slug: z.string(), price: z.number().positive(), text: z.string() })

/** Creates a folder with these entries, one file each. */
function folderOf(entries: Readonly<Record<string, object>>): string {
  const folder = temporaryFolder()
  for (const [file, entry] of Object.entries(entries))
    writeFileSync(path.join(folder, file), JSON.stringify(entry))
  return folder
}
const read = (entries: Readonly<Record<string, object>>, figures = {}) =>
  readCollection('plots', schema, ({ price }) => price, { folder: folderOf(entries), figures })

test('an invalid entry throws an error with file, entry and field', () => {
  expect(() => read({ 'two.json': { slug: 'two', price: -5, text: '' } })).toThrow(
    'content/en/plots/two.json\n✖ price is -5. Write a number that is more than 0.',
  )
})

test('an invalid document throws an error with the field', () => {
  expect(() => parse('content/en/site.json', schema, { slug: 'one', price: 0, text: '' })).toThrow(
    'content/en/site.json\n✖ price is 0. Write a number that is more than 0.',
  )
})

test('entries are found by the slug in their file name, in the requested order', () => {
  const plots = read({
    'one.json': { slug: 'one', price: 3, text: '' },
    'two.json': { slug: 'two', price: 1, text: '' },
    'zed.json': { slug: 'zed', price: 2, text: '' },
  })
  expect(plots.all.map(({ slug }) => slug)).toEqual(['two', 'zed', 'one'])
  expect(plots.find('one')?.price).toBe(3)
  expect(plots.find('none')).toBeUndefined()
})

test('a file whose name differs from its slug is refused', () => {
  expect(() => read({ 'one.json': { slug: 'two', price: 1, text: '' } })).toThrow(
    'content/en/plots/one.json\n✖ slug is "two" and differs from the file\'s name. Write "one", or rename the file.',
  )
})

test('a duplicate slug is refused', () => {
  expect(() => collectionOf('plots', [{ slug: 'one' }, { slug: 'one' }])).toThrow(
    'content/en/plots\n✖ the slug "one" is used twice: by entry 1 and entry 2. Each needs its own.',
  )
})

test('a placeholder with a dot is filled from the figures, one without is left to the page', () => {
  const { all } = read(
    { 'one.json': { slug: 'one', price: 1, text: 'From {price.from}, {n} left' } },
    { 'price.from': '₹970' },
  )
  expect(all[0]?.text).toBe('From ₹970, {n} left')
})

test('a figure and its unit get a no-break space', () => {
  const text = 'A 40 ft avenue, 3 ftalates, 30 அடி சாலை, 40 × 60 ft, in Qualifier 1'
  const { all } = read({ 'one.json': { slug: 'one', price: 1, text } })
  expect(all[0]?.text).toBe(
    'A 40\u00a0ft avenue, 3 ftalates, 30\u00a0அடி சாலை, 40\u00a0×\u00a060\u00a0ft, in Qualifier\u00a01',
  )
})

test('an unknown placeholder with a dot throws', () => {
  expect(() =>
    read(
      { 'one.json': { slug: 'one', price: 1, text: 'From {price.form}' } },
      { 'price.from': '₹970' },
    ),
  ).toThrow(
    'content/en/plots/one.json\n✖ there is no figure for the place {price.form}. Did you mean "price.from"?',
  )
})
