import { letterCount } from '@/lib/enquiry/tidy'
import { fullName } from '@/lib/fans/player-name'
import { fill } from '@/lib/format/fill'
import { constants } from '../constants'
import { fileOf } from '../folder'
import type { Rule } from './rule'

const SQUAD = /^cricket\/seasons\/\d{4}\/squad\//

/** A player's button begins a message about the shirt: with the name in it, the form still takes it. */
export const shirtMessagesFit: Rule = ({ english, tamil }) =>
  ([english, tamil] as const).flatMap((files) => {
    const words = files['fans/player-page.json'] as { shirtMessage: string } | undefined
    if (!words) return []
    const room = constants.form.messageMax - letterCount(fill(words.shirtMessage, { name: '' }))
    return Object.entries(files as Readonly<Record<string, { name: string; surname: string }>>)
      .filter(([file, player]) => SQUAD.test(file) && letterCount(fullName(player)) > room)
      .map(([file, player]) => ({
        file: fileOf(file, files === tamil ? 'ta' : 'en'),
        path: ['name'],
        value: player.name,
        why: 'A message about the shirt has no room for the whole name.',
        write: `Write name and surname with at most ${room} letters together.`,
      }))
  })

const CINEMAS = 'cinemas/cinemas.json'

type Venues = {
  plan: { message: string }
  list: readonly {
    name: string
    halls: readonly { name: string; seats?: number; rows?: unknown }[]
  }[]
}

const venuesOf = (file: unknown) => (file as { venues?: Venues } | undefined)?.venues

/** A party's button begins a message about its hall: with both names in it, the form still takes it. */
export const seatMessagesFit: Rule = ({ english, tamil }) => {
  // The Tamil has words alone: rows and seats stand in the English, at the same place.
  const halls = (venuesOf(english[CINEMAS])?.list ?? []).flatMap(({ halls }, at) =>
    halls.flatMap(({ rows, seats = 0 }, hall) => (rows ? [{ at, hall, seats }] : [])),
  )
  return ([english, tamil] as const).flatMap((files) => {
    const venues = venuesOf(files[CINEMAS])
    return halls.flatMap(({ at, hall, seats }) => {
      const venue = venues?.list?.[at]
      const name = venue?.halls?.[hall]?.name
      if (!venues?.plan || !venue || !name) return []
      const message = fill(venues.plan.message, { venue: venue.name, hall: name, n: seats })
      const over = letterCount(message) - constants.form.messageMax
      if (over <= 0) return []
      return [
        {
          file: fileOf(CINEMAS, files === tamil ? 'ta' : 'en'),
          path: ['venues', 'list', at, 'halls', hall, 'name'],
          value: name,
          why: `The message "${message}" is longer than the form takes.`,
          write: `Write names of the cinema and the hall with ${over} letters fewer together.`,
        },
      ]
    })
  })
}
