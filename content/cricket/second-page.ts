import { defineDocument } from '@/content/define'
import { secondPageSchema } from '@/content/schema/team-page'

/** The words of the second innings: every result of 2025. */
export const secondPage = defineDocument('cricket/second-page.ts', secondPageSchema, {
  meta: {
    title: 'The second innings: every result of 2025',
    description:
      'All nine matches of the Tiruppur Tamilans in 2025, from the first league match to the final: scores, overs, grounds and how each ended.',
  },
  title: 'The second innings',
  intro:
    'The season of 2025 once more, match by match: nine played, seven won, the last six in a row.',
  record: 'Season 2025 record',
  stages: [
    { stage: 'playoffs', title: 'Playoffs', note: 'Two matches, won by 79 and 118 runs.' },
    {
      stage: 'league',
      title: 'League stage',
      note: 'Seven matches, five won; second in the table.',
    },
  ],
})
