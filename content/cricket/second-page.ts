import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'
import { secondPageSchema } from '@/content/schema/team-page'
import { seasonWords } from './season-words'

const words = defineDocument('cricket/second-page.json', secondPageSchema, figures)

/** The words of the second innings: every result of the season. */
export const secondPage = {
  ...words,
  stages: (['playoffs', 'league'] as const).map((stage) => ({
    stage,
    title: words.stages[stage],
    note: seasonWords.stages[stage],
  })),
}
