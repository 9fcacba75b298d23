import { OWN_TEAM } from '@/content/cricket/own-team'
import { league } from '@/content/cricket/season-data'
import { currentSeason } from '@/content/cricket/seasons'
import { collectionOf } from '@/content/define'
import type { Fixture } from '@/content/schema/fixture'
import type { PlayedMatch } from '@/content/schema/match'
import { folderWith, over } from '@/e2e/helpers/season-folder'
import { seasonSteps } from './season-pages'

const other = league.teams.find(({ slug }) => slug !== OWN_TEAM)
const match = (given: Partial<PlayedMatch>): PlayedMatch => ({
  slug: 'match-1',
  title: 'Match 1',
  stage: 'league',
  startsAt: '2025-06-06T19:15:00+05:30',
  sides: [
    { team: OWN_TEAM, innings: [{ runs: 150, wickets: 3 }] },
    { team: other?.slug ?? '', innings: [] },
  ],
  ...{ ending: { kind: 'abandoned' }, ground: 'Ground', city: 'Salem', place: undefined },
  ...given,
})
const stepsOf = (...all: PlayedMatch[]) =>
  seasonSteps({
    ...currentSeason,
    fixtures: collectionOf<Fixture>('fixtures', []),
    results: collectionOf('results', all),
  })

test('league matches come first, and playoffs have their names', () => {
  const ending = { kind: 'won', winner: 0, by: 9, unit: 'runs' } as const
  const final = match({ slug: 'final', title: 'Final', stage: 'playoffs', ending })
  const [first, second] = stepsOf(final, match({ ending: { ...ending, winner: 1 } }))
  expect(first).toMatchObject({ id: 'match-1', result: { kind: 'lost', text: 'by 9 runs' } })
  expect(first).not.toHaveProperty('title')
  expect(second).toMatchObject({ title: 'Final', result: { kind: 'won', text: 'by 9 runs' } })
})

test.each([
  ['before', '2027-06-04', false],
  ['before', '2027-06-05', true],
  ['during', '2027-06-04', true],
] as const)(
  'with the results %s its first match, on %s, a season has begun: %s',
  async (stage, day, begun) => {
    const { hasSeasonBegun } = await over(folderWith(stage), () => import('./season-pages'), day)
    expect(hasSeasonBegun).toBe(begun)
  },
)
