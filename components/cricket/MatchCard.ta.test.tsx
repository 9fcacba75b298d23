/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { teamPage } from '@/content/cricket/team-page'
import { league as english } from '@/e2e/helpers/league'
import type { FeedMatch } from '@/lib/domain/cricket/feed-types'
import { matchFromFeed } from '@/lib/domain/cricket/from-feed'
import { MatchCard } from './MatchCard'

// Mocks what next.config.ts does for the Tamil edition.
jest.mock('@/lib/domain/cricket/wording', () =>
  jest.requireActual('@/lib/domain/cricket/wording.ta'),
)

/** The league as Tamil pages have it. */
const league = {
  ...english,
  teams: english.teams.map((team) => ({
    ...team,
    ...{ name: `அணி ${team.short}`, lead: 'அணி', last: 'சிங்கங்கள்' },
    aliases: [team.name, ...team.aliases],
  })),
  places: [
    { known: 'NPR College Ground', shown: 'என்.பி.ஆர். கல்லூரி மைதானம்' },
    { known: 'Dindigul', shown: 'திண்டுக்கல்' },
  ],
}

function cardOf(status: string, more: Partial<FeedMatch> = {}) {
  const match: FeedMatch = {
    id: '1',
    startsAt: '2025-06-06T13:45:00Z',
    status,
    sides: [
      { teamId: 861, name: 'IDream Tiruppur Tamizhans', innings: [] },
      { name: 'Dindigul Dragons', innings: [] },
    ],
    ...more,
  }
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
    expect(cardOf(line).querySelector('[lang=en]')).toHaveTextContent(line)
  },
)

test.each(['Match tied', 'No result', 'IDream Tiruppur Tamizhans won by 8 wkts (DLS method)'])(
  'a line that Tamil words has no mark: %s',
  (line) => {
    const card = cardOf(line)
    expect(card.querySelector('[lang]')).toBeNull()
    expect(card).not.toHaveTextContent(line)
  },
)

/** Returns the parts of a card that are marked as English. */
const markedIn = (card: HTMLElement) =>
  [...card.querySelectorAll('[lang=en]')].map((each) => each.textContent)

test('known titles, grounds and cities are in Tamil', () => {
  const card = cardOf('No result', {
    title: '3rd Match, Group B',
    ground: 'NPR College ground',
    city: 'Dindigul',
  })
  expect(card).toHaveTextContent('போட்டி 3, பிரிவு B')
  expect(card).toHaveTextContent('என்.பி.ஆர். கல்லூரி மைதானம், திண்டுக்கல்')
  expect(markedIn(card)).toEqual([])
})

test('unknown titles, places and teams are marked as English', () => {
  const card = cardOf('No result', {
    title: '3rd Match, North Zone',
    ground: 'Lal Bahadur Stadium',
    city: 'Hyderabad',
    sides: [
      { teamId: 861, name: 'IDream Tiruppur Tamizhans', innings: [] },
      { name: 'Karaikudi Kaalai', innings: [] },
    ],
  })
  expect(markedIn(card)).toEqual([
    '3rd Match, North Zone',
    'Karaikudi Kaalai',
    'Karaikudi',
    'Kaalai',
    'Lal Bahadur Stadium',
    'Hyderabad',
  ])
})
