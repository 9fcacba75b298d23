/** @jest-environment node */
import { z } from 'zod'
import { fixtureProject, fixtureRegistration } from '@/content/projects/fixture'
import { fields, line, slug } from '@/content/schema/fields'
import { project } from '@/content/schema/project'
import { formOf } from './form'
import { copied } from './page/copy'

test('a copy has everything but what holds for the one entry alone', () => {
  const schema = fields({
    slug,
    name: line.meta({ isOwn: true }),
    text: line,
    until: z.string().meta({ isOwn: true }).optional(),
    rows: z.array(fields({ text: line, paper: line.meta({ isOwn: true }).optional() })),
    isHidden: z.boolean().meta({ isOwn: true, begins: true }).optional(),
  })
  const entry = {
    slug: 'a',
    name: 'A',
    text: 'Words',
    until: '2026',
    rows: [{ text: 'x', paper: '1' }],
  }
  expect(copied(formOf(schema, 'It'), entry)).toEqual({
    slug: 'a',
    name: '',
    text: 'Words',
    rows: [{ text: 'x' }],
    isHidden: true,
  })
})

test('a copied project is a draft without the facts of the first one', () => {
  const first = { ...fixtureProject, registration: fixtureRegistration, phone: '+914215550142' }
  const copy = copied(formOf(project, 'It'), first) as Record<string, unknown>
  expect(copy).toMatchObject({ isHidden: true, name: '', features: first.features, gallery: [] })
  expect(copy.place).toEqual({
    locality: '',
    city: '',
    state: 'Tamil Nadu',
    mapQuery: '',
    distances: [],
  })
  for (const own of ['registration', 'phone', 'pricePerSqFt', 'plots', 'status', 'residences'])
    expect([own, copy[own]]).toEqual([own, undefined])
})
