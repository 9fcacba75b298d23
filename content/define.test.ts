import { z } from 'zod'
import { defineCollection, defineDocument } from './define'

const schema = z.strictObject({ slug: z.string(), price: z.number().positive() })

test('a bad entry stops the build and names file, entry and field', () => {
  const entries = [
    { slug: 'one', price: 1 },
    { slug: 'two', price: -5 },
  ]
  expect(() => defineCollection('projects/projects.ts', schema, entries)).toThrow(
    'content/projects/projects.ts, "two"\n✖ price is -5. Write a number that is more than 0.',
  )
})

test('a slug may stand only once', () => {
  const entries = [
    { slug: 'one', price: 1 },
    { slug: 'one', price: 2 },
  ]
  expect(() => defineCollection('projects', schema, entries)).toThrow(
    'content/projects\n✖ the slug "one" is used twice: by entry 1 and entry 2. Each needs its own.',
  )
})

test('a good collection is found by slug', () => {
  const projects = defineCollection('projects', schema, [{ slug: 'one', price: 1 }])
  expect(projects.find('one')?.price).toBe(1)
  expect(projects.find('none')).toBeUndefined()
})

test('a bad document names its field', () => {
  expect(() => defineDocument('site.ts', schema, { slug: 'one', price: 0 })).toThrow(
    'content/site.ts\n✖ price is 0. Write a number that is more than 0.',
  )
})
