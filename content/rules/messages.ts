import { letterCount } from '@/lib/domain/enquiry/normalise'
import { fullName } from '@/lib/domain/fans/player-name'
import { fill } from '@/lib/domain/format/fill'
import { constants } from '../constants'
import { fileOf } from '../folder'
import type { Rule } from './rule'

const SQUAD = /^cricket\/seasons\/\d{4}\/squad\//

/** The prefilled message about a player's shirt, including the name, must not exceed the form's limit. */
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
