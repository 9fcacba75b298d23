import { constants } from '../constants'
import { seatMessagesFit, shirtMessagesFit } from './messages'

const { messageMax } = constants.form
const filesWith = (letters: number) => ({
  'fans/player-page.json': { shirtMessage: 'Shirt: {name}' },
  'cricket/seasons/2025/squad/a.json': { name: 'A'.repeat(letters - 2), surname: 'B' },
})
const ROOM = messageMax - 'Shirt: '.length

test('a name that fits into the message is accepted', () => {
  expect(shirtMessagesFit({ english: filesWith(ROOM), tamil: filesWith(ROOM) })).toEqual([])
})

test('a name that makes the message too long is refused, in either language', () => {
  const faults = shirtMessagesFit({ english: filesWith(ROOM + 1), tamil: filesWith(ROOM + 1) })
  expect(faults).toMatchObject(
    ['en', 'ta'].map((language) => ({
      file: `content/${language}/cricket/seasons/2025/squad/a.json`,
      path: ['name'],
      write: `Write name and surname with at most ${ROOM} letters together.`,
    })),
  )
})

const CINEMAS = 'cinemas/cinemas.json'
const cinemaWith = (letters: number, hall: object) => {
  const halls = [{ name: 'Hall', ...hall }]
  const plan = { message: '{venue}, {hall}: {n}' }
  return { [CINEMAS]: { venues: { plan, list: [{ name: 'A'.repeat(letters), halls }] } } }
}
const NAME = messageMax - ', Hall: 120'.length
const withRows = { seats: 120, rows: [{ letter: 'A', seats: 120 }] }

test('names of a cinema and a hall that fit into the message of a party are accepted', () => {
  const tamil = cinemaWith(NAME, {})
  expect(seatMessagesFit({ english: cinemaWith(NAME, withRows), tamil })).toEqual([])
  // Without rows nothing of it goes into a message.
  const long = cinemaWith(NAME + 1, { seats: 120 })
  expect(seatMessagesFit({ english: long, tamil: long })).toEqual([])
  expect(seatMessagesFit({ english: {}, tamil: {} })).toEqual([])
})

test('names of a cinema and a hall that make the message too long are refused, in either language', () => {
  const english = cinemaWith(NAME + 2, withRows)
  const faults = seatMessagesFit({ english, tamil: cinemaWith(NAME + 2, {}) })
  expect(faults).toMatchObject(
    ['en', 'ta'].map((language) => ({
      file: `content/${language}/${CINEMAS}`,
      path: ['venues', 'list', 0, 'halls', 0, 'name'],
      write: 'Write names of the cinema and the hall with 2 letters fewer together.',
    })),
  )
})
