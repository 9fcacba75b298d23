import { letterCount } from '@/lib/domain/enquiry/normalise'
import { shareText } from './metadata'

test('a short text is unchanged', () => {
  expect(shareText('Quick answers on plots, visits and matches.')).toBe(
    'Quick answers on plots, visits and matches.',
  )
})

test('the text is cut after a sentence, otherwise after a clause, otherwise after a word', () => {
  const plots = 'Residential plots in the south of the town, at ₹7,500 per sq.ft.'
  expect(shareText(`${plots} See the plan, work out the cost, choose a day.`)).toBe(plots)
  expect(
    shareText(
      'A group of the south: plots in two towns, cinemas in three others, a cricket team, and a hall to hire',
    ),
  ).toBe('A group of the south: plots in two towns, cinemas in three others…')
  const words = 'Plots '.repeat(30).trim()
  expect(shareText(words)).toBe(`${'Plots '.repeat(13).trim()}…`)
})

test('a clause is preferred to a very short sentence', () => {
  expect(
    shareText(
      'Plots. The price of each, the plan of the site with every road, and what a registration costs today',
    ),
  ).toBe('Plots. The price of each, the plan of the site with every road…')
})

test('Tamil letters are counted with their marks', () => {
  const text = 'மதுரையிலும் சென்னையிலும் மனைகள், '.repeat(6)
  const shared = shareText(text)
  expect(letterCount(shared)).toBeLessThanOrEqual(80)
  expect(letterCount(shared)).toBeGreaterThan(50)
})
