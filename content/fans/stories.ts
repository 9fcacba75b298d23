import { defineCollection } from '@/content/define'
import { figures } from '@/content/figures'
import { storySchema } from '@/content/schema/fan-home'

const { final, run } = figures.season

/** The league's own homes: addresses that stay when single films and articles move. */
const FILMS = {
  url: 'https://www.youtube.com/@TNPremierLeague',
  source: 'the league’s YouTube channel',
}
const LEAGUE = { url: 'https://www.tnpl.com/', source: 'tnpl.com' }

/** The three top stories: facts of the season, told by the league itself where the link leads. */
export const stories = defineCollection('fans/stories.ts', storySchema, [
  {
    slug: 'final',
    title: `Won the final by ${final.margin}`,
    blurb: `Tiruppur made ${final.own}. Dindigul were all out for ${final.theirs}.`,
    image: 'cricket/ball-on-pitch',
    action: 'watch',
    ...FILMS,
  },
  {
    slug: 'raheja',
    title: `Raheja, ${figures.mostRuns} runs`,
    blurb: 'Tushar Raheja was the player of the tournament.',
    image: 'cricket/bat-and-helmet',
    action: 'read',
    ...LEAGUE,
  },
  {
    slug: 'run',
    title: `${run} wins in a row`,
    blurb: 'Tiruppur won every match after 13 June.',
    image: 'cricket/dressing-room-jersey',
    action: 'read',
    ...LEAGUE,
  },
])
