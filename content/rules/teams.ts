import type { z } from 'zod'
import type { TeamFace } from '@/lib/cricket/teams'
import type { teamSchema } from '../schema/team'
import { type Content, entriesIn } from './rule'

/** The teams of the league, as the readers of names take them. */
export const teamsOf = (content: Content): readonly TeamFace[] =>
  entriesIn<z.input<typeof teamSchema>>(content, 'cricket/teams').map(
    ({ entry: { slug, feedId, name, lead, last, short, aliases = [] } }) => ({
      ...{ slug, name, lead, last, short, aliases, crest: '' },
      ...(feedId !== undefined && { feedId }),
    }),
  )
