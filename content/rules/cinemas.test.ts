import { closedHallsAreNotPraised } from './cinemas'

const messagesOf = (text: string, list: readonly object[] = [], isTamil = false) =>
  closedHallsAreNotPraised({
    english: {
      'cinemas/cinemas.json': { venues: { list } },
      ...(!isTamil && { 'home/home.json': { lead: text } }),
    },
    tamil: isTamil ? { 'home/home.json': { lead: text } } : {},
  }).map(({ file, why, write }) => `${file}: ${why} ${write}`)

test.each(['Private screenings on request', 'We plan halls in Tiruppur', 'The big screen'])(
  'without a hall a page may say: %s',
  (text) => {
    expect(messagesOf(text)).toEqual([])
  },
)

test.each([
  ['The group runs three cinemas', false],
  ['Now showing in our halls', false],
  ['A hall that is free', false],
  ['திரையரங்குகள் நடத்துகிறோம்', true],
])('without a hall a page may not say: %s', (text, isTamil) => {
  expect(messagesOf(text, [], isTamil)).toEqual([
    expect.stringMatching(
      /^content\/(en|ta)\/home\/home\.json: ".+" speaks of a cinema that is open.* Write what/,
    ),
  ])
  expect(messagesOf(text, [{ name: 'Hall' }], isTamil)).toEqual([])
})
