import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'
import { secondPageSchema } from '@/content/schema/team-page'

const { season } = figures

/** The words of the second innings: every result of 2025. */
export const secondPage = defineDocument('cricket/second-page.ts', secondPageSchema, {
  meta: {
    title: 'Every result of the Tiruppur Tamilans in 2025',
    description:
      'All results of the Tiruppur Tamilans in 2025, from the first league match to the final: scores, overs and grounds.',
  },
  image: 'cricket/ball-on-pitch',
  title: `All ${season.played} results of 2025`,
  intro: `${season.won} wins in ${season.played} matches, the last ${season.run} in a row.`,
  record: 'Season 2025 record',
  filter: { label: 'Show', all: 'All', won: 'Won', lost: 'Lost' },
  stages: [
    {
      stage: 'playoffs',
      title: 'Playoffs',
      note: `Won by ${season.qualifier.margin} and ${season.final.margin}.`,
    },
    {
      stage: 'league',
      title: 'League stage',
      note: `${season.league.won} wins in ${season.league.played} matches; second in the table.`,
    },
  ],
})
