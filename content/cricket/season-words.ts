import { defineCollection, defineDocument } from '@/content/define'
import { storySchema } from '@/content/schema/fan-home'
import { seasonWordsSchema } from '@/content/schema/season'
import { currentSeason } from './season'
import { seasonFigures } from './season-figures'

const folder = `cricket/seasons/${currentSeason.year}`
const figures = seasonFigures(currentSeason)

/** What only the current season can say of itself. Places such as `{season.won}` are its own. */
export const seasonWords = defineDocument(`${folder}/season.json`, seasonWordsSchema, figures)

/** The top stories of the season: facts, told by the league itself where the link leads. */
export const stories = defineCollection(
  `${folder}/stories`,
  storySchema,
  ({ position }) => position,
  {
    figures,
    unique: ['position'],
  },
)
