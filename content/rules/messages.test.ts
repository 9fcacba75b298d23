import { constants } from '../constants'
import { shirtMessagesFit } from './messages'

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
  const errors = shirtMessagesFit({ english: filesWith(ROOM + 1), tamil: filesWith(ROOM + 1) })
  expect(errors).toMatchObject(
    ['en', 'ta'].map((language) => ({
      file: `content/${language}/cricket/seasons/2025/squad/a.json`,
      path: ['name'],
      write: `Write name and surname with at most ${ROOM} letters together.`,
    })),
  )
})
