import { plotsAreOnPlan, wordsAgreeWithPlan } from './plots'

const plot = (number: number, squareFeet: number) => ({ number, squareFeet })
const plan = {
  slug: 'sarayu',
  lines: '/plans/sarayu-lines-2be3d6c3.svg',
  plots: [plot(1, 1200), plot(2, 1800), plot(3, 2400)],
}
const sales = (...numbers: readonly number[]) => ({
  slug: 'sarayu',
  plots: numbers.map((number) => ({ number, status: 'available' })),
})
const files = (more: object = {}) => ({
  'projects/sarayu.json': { slug: 'sarayu' },
  'projects/plans/sarayu.json': plan,
  'projects/plots/sarayu.json': sales(1, 2, 3),
  ...more,
})
const messagesOf = (errors: ReturnType<typeof plotsAreOnPlan>) =>
  errors.map(({ file, path, why, write }) => `${file} ${path.join('.')}: ${why} ${write}`)

test('a list with each plot of its plan once is accepted', () => {
  expect(plotsAreOnPlan({ english: files(), tamil: {} })).toEqual([])
})

test.each([
  [
    'a missing plot',
    { 'projects/plots/sarayu.json': sales(1, 3) },
    /plots: Plot 2 of the plan is missing\. Write \{ "number": 2/,
  ],
  [
    'an invented plot',
    { 'projects/plots/sarayu.json': sales(1, 2, 3, 4) },
    /plots\.3\.number: The plan has no plot 4\. Remove/,
  ],
  [
    'a plot twice',
    { 'projects/plots/sarayu.json': sales(1, 2, 3, 3) },
    /plots\.3\.number: Plot 3 stands in the list twice/,
  ],
  [
    'no plan',
    { 'projects/plans/sarayu.json': undefined },
    /sarayu\.json plots: It has no plots yet\. Paste them/,
  ],
  [
    'a plan copied from another project',
    { 'projects/plans/sarayu.json': { ...plan, lines: '/plans/ganga-lines-2be3d6c3.svg' } },
    /plans\/sarayu\.json lines: This is the drawing of another plan than sarayu\. .* run npm run plans/,
  ],
  [
    'no list',
    { 'projects/plots/sarayu.json': undefined },
    /plots: There is no list of what is sold/,
  ],
])('%s is refused', (_, more, message) => {
  expect(messagesOf(plotsAreOnPlan({ english: files(more), tamil: {} }))).toEqual([
    expect.stringMatching(message),
  ])
})

const undrawn = { 'projects/plans/sarayu.json': undefined }
const listing = (more: object = {}) => ({
  ...undrawn,
  'projects/sarayu.json': { slug: 'sarayu', plots: plan.plots, ...more },
})

test('without a drawing the list must have the plots of the project', () => {
  expect(plotsAreOnPlan({ english: files(listing()), tamil: {} })).toEqual([])
  const more = { ...listing(), 'projects/plots/sarayu.json': sales(1, 3) }
  expect(messagesOf(plotsAreOnPlan({ english: files(more), tamil: {} }))).toEqual([
    expect.stringMatching(/plots: Plot 2 of the plan is missing/),
  ])
  const summary = listing({ summary: 'All 4 plots stand on a road' })
  expect(messagesOf(wordsAgreeWithPlan({ english: files(summary), tamil: {} }))).toHaveLength(1)
})

test('a draft needs no plots', () => {
  const draft = listing({ plots: [], isHidden: true })
  expect(plotsAreOnPlan({ english: files(draft), tamil: {} })).toEqual([])
})

const planMessagesOf = (language: 'english' | 'tamil', summary: string) =>
  messagesOf(
    wordsAgreeWithPlan({
      english: files(
        language === 'english' ? { 'projects/sarayu.json': { slug: 'sarayu', summary } } : {},
      ),
      tamil: language === 'tamil' ? { 'projects/sarayu.json': { summary } } : {},
    }),
  )

test.each([
  ['english', 'All 3 plots stand on a road'],
  ['english', '{plots} plots from {smallest} to {largest} sq.ft'],
  ['english', 'Plots of 1,800 sq.ft'],
  ['english', 'Plots from 1,200 to 2,400 sq.ft'],
  ['english', 'A clubhouse of 4,000 sq.ft'],
  ['english', 'A 40 ft avenue'],
  ['tamil', '3 மனைகள்'],
  ['tamil', '{plots} மனைகள்'],
  ['tamil', '1,200 முதல் 2,400 சதுர அடி வரை மனைகள்'],
] as const)('a text that agrees with the plan is accepted (%s): %s', (language, summary) => {
  expect(planMessagesOf(language, summary)).toEqual([])
})

test.each([
  [
    'english',
    '110 plots, each on a road',
    /^content\/en\/projects\/sarayu\.json summary: The plan has 3 plots\. Write \{plots\}/,
  ],
  [
    'english',
    'Plots from 1,000 to 2,400 sq.ft',
    /no plot of 1,000 sq\.ft.* Write \{smallest\} and \{largest\}/,
  ],
  [
    'tamil',
    '110 மனைகள்',
    /^content\/ta\/projects\/sarayu\.json summary: The plan has 3 plots\. Write \{plots\}/,
  ],
  ['tamil', '1,000 முதல் 2,400 சதுர அடி வரை மனைகள்', /no plot of 1,000 sq\.ft/],
] as const)(
  'a text that differs from the plan is refused (%s): %s',
  (language, summary, message) => {
    expect(planMessagesOf(language, summary)).toEqual([expect.stringMatching(message)])
  },
)
