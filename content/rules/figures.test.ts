import { placeholdersAreFilled, pricesAreFilled, titlesAreDated } from './figures'

const content = (file: string, text: string) => {
  const own = { [file.slice('en/'.length)]: { lead: text } }
  return file.startsWith('ta/') ? { english: {}, tamil: own } : { english: own, tamil: {} }
}
const messagesOf = (errors: ReturnType<typeof pricesAreFilled>) =>
  errors.map(({ file, path, why, write }) => `${file} ${path.join('.')}: ${why} ${write}`)

test.each([
  ['en/projects/a.json', 'Plots at {price} per sq.ft'],
  ['en/home/home.json', 'Plots from {price.from}'],
  ['en/home/home.json', 'Tickets from ₹190'],
  ['en/cinemas/cinemas.json', 'A screening costs ₹5,000'],
  ['en/pages/careers.json', '₹25,000 a month'],
  ['en/insights/a.json', 'A ground has {unit.ground} sq.ft'],
  ['en/projects/a.json', '30 ft roads'],
  ['ta/projects/a.json', 'சதுர அடி {price}'],
])('%s may say: %s', (file, text) => {
  expect(messagesOf(pricesAreFilled(content(file, text)))).toEqual([])
})

test.each([
  ['en/projects/a.json', 'Plots at ₹2,847 per sq.ft', 'Write {price} in its place'],
  ['en/projects/a.json', 'At Rs. 2847 only', 'Write {price} in its place'],
  ['en/home/home.json', 'Plots from ₹970', 'Write {price.from} for the lowest price'],
  ['en/faqs/faqs.json', 'It is 970 per sq.ft', 'Write {price.from}'],
  ['en/insights/a.json', 'The land costs ₹4,00,000 a cent', 'Write {price.from}'],
  ['ta/projects/a.json', 'சதுர அடி ₹2,847', 'Write {price} in its place'],
  ['ta/home/home.json', 'மனைகள் ₹970 முதல்', 'Write {price.from}'],
  ['ta/projects/a.json', 'விலை 2,847 ரூபாய்', 'Write {price} in its place'],
])('%s may not type a price: %s', (file, text, write) => {
  expect(messagesOf(pricesAreFilled(content(file, text)))).toEqual([expect.stringContaining(write)])
  expect(messagesOf(pricesAreFilled(content(file, text)))[0]).toMatch(`content/${file} lead: `)
})

test.each([
  ['en/home/home.json', 'Champions of {title.year}'],
  ['en/home/home.json', 'Champions on {title.final.day}'],
  ['en/home/home.json', 'champions'],
  ['en/cricket/seasons/2030/season.json', 'Champions at last'],
  ['ta/home/home.json', '{title.year} சாம்பியன்'],
])('%s may say: %s', (file, text) => {
  expect(titlesAreDated(content(file, text))).toEqual([])
})

test.each([
  ['en/home/home.json', 'Home of the champions'],
  ['en/home/home.json', 'Champions of 2025'],
  ['ta/home/home.json', 'சாம்பியன் அணி'],
])('%s may not claim a title without its year: %s', (file, text) => {
  expect(messagesOf(titlesAreDated(content(file, text)))).toEqual([
    `content/${file} lead: It calls the team champions and does not say when. Add {title.year}, the year of the newest title, such as "champions of {title.year}".`,
  ])
})

const placeholderMessagesOf = (text: string, file = 'projects/a.json') =>
  placeholdersAreFilled({ english: { [file]: { summary: text } }, tamil: {} }).map(
    ({ why, write }) => `${why} ${write}`,
  )

test('the placeholders of a project are accepted in its texts, and figures of the site everywhere', () => {
  expect(
    placeholderMessagesOf('From {price}, {plots}, {price.new-name}, won {season.won}'),
  ).toEqual([])
  expect(placeholderMessagesOf('From {price.from}', 'home/home.json')).toEqual([])
})

test.each([
  ['From {prize}', /Nothing fills \{prize\}.*Did you mean "\{price\}"/],
  ['From {price', /A brace stands alone/],
  ['From {price}}', /A brace stands alone/],
])('%s is refused', (text, message) => {
  expect(placeholderMessagesOf(text)).toEqual([expect.stringMatching(message)])
})

test('a placeholder that another page fills is refused, in Tamil too', () => {
  expect(placeholderMessagesOf('It costs {price}.', 'home/home.json')).toEqual([
    'Nothing fills {price} here: visitors would see it so. Write {price.from} for the lowest price, or leave it out.',
  ])
  const not = (busy: object) => ({ busy: { title: 'Busy', text: 'Wait', action: 'Try', ...busy } })
  const saidOf = (english: object, tamil: object) =>
    placeholdersAreFilled({
      english: { 'not-found.json': not(english) },
      tamil: { 'not-found.json': { busy: tamil } },
    }).map(({ file, path, write }) => `${file} ${path.join('.')}: ${write}`)
  expect(saidOf({ call: 'Call {phone}' }, { call: '{phone}' })).toEqual([])
  expect(saidOf({ text: 'Call {phone}' }, { title: '{phone}' })).toEqual([
    'content/en/not-found.json busy.text: Write the words themselves.',
    'content/ta/not-found.json busy.title: Write the words themselves.',
  ])
})
