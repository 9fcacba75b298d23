import { landFields } from './fields'

test('the land enquiry asks for extent, unit and village besides the full form', () => {
  expect(landFields.map(({ name }) => name)).toEqual([
    'name',
    'email',
    'phone',
    'extent',
    'extent_unit',
    'village',
    'message',
    'answer_by',
  ])
})
