import { defineCollection } from '@/content/define'
import { storySchema } from '@/content/schema/fan-home'

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
    title: 'One hundred and eighteen',
    blurb: 'Tiruppur 220/5, Dindigul 102. The final was over in the fifteenth over.',
    image: 'cricket/dressing-room-jersey',
    action: 'watch',
    ...FILMS,
  },
  {
    slug: 'raheja',
    title: 'Four hundred and eighty-eight',
    blurb: 'Tushar Raheja’s runs for the season, and the player of the tournament’s prize.',
    image: 'cricket/bat-and-helmet',
    action: 'read',
    ...LEAGUE,
  },
  {
    slug: 'run',
    title: 'Six in a row',
    blurb: 'After Salem on 13 June, Tiruppur lost no other match.',
    image: 'cricket/ball-on-pitch',
    action: 'read',
    ...LEAGUE,
  },
])
