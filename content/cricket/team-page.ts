import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'
import { teamPageSchema } from '@/content/schema/team-page'
import { seasonWords } from './season-words'

const words = defineDocument('cricket/team-page.json', teamPageSchema, figures)
const { hero, playoffs, run } = seasonWords

/** The words of the team page, the match centre. */
export const teamPage = {
  ...words,
  hero: { ...words.hero, ...hero },
  fixtures: {
    ...words.fixtures,
    playoffs,
    ...(run && { run: { figure: `${figures['season.run']}`, ...run } }),
  },
}
