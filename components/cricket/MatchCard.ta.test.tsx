/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { teamPage } from '@/content/cricket/team-page'
import { matchFromFeed } from '@/lib/cricket/from-feed'
import { league } from '@/lib/cricket/samples'
import { MatchCard } from './MatchCard'

// As next.config.ts does for the Tamil edition.
jest.mock('@/lib/cricket/wording', () => jest.requireActual('@/lib/cricket/wording.ta'))

function lineOf(status: string) {
  const match = {
    id: '1',
    startsAt: '2025-06-06T13:45:00Z',
    status,
    sides: [
      { teamId: 861, name: 'IDream Tiruppur Tamizhans', innings: [] },
      { name: 'Dindigul Dragons', innings: [] },
    ],
  } as const
  render(
    <MatchCard
      match={matchFromFeed(match, league)}
      own={league.own}
      words={teamPage.results.card}
    />,
  )
  return screen.getByRole('article')
}

test.each([
  'Match tied (eliminator over to follow)',
  'Match abandoned - crowd trouble',
  'Dindigul Dragons won by 3 wkts (target 45 from 5 overs)',
  'IDream Tiruppur Tamizhans won by 2 points',
])(
  'a line that Tamil cannot word in full is shown as it was sent, marked as English: %s',
  (line) => {
    expect(lineOf(line).querySelector('[lang=en]')).toHaveTextContent(line)
  },
)

test.each(['Match tied', 'No result', 'IDream Tiruppur Tamizhans won by 8 wkts (DLS method)'])(
  'a line that Tamil words has no mark: %s',
  (line) => {
    const card = lineOf(line)
    expect(card.querySelector('[lang]')).toBeNull()
    expect(card).not.toHaveTextContent(line)
  },
)
