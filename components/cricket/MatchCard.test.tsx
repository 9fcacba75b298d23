/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react'
import { teamPage } from '@/content/cricket/team-page'
import { final, league, lost } from '@/e2e/helpers/league'
import type { FeedMatch } from '@/lib/domain/cricket/feed-types'
import { matchFromFeed } from '@/lib/domain/cricket/from-feed'
import type { Match } from '@/lib/domain/cricket/match'
import { MatchCard } from './MatchCard'

const words = {
  ...teamPage.results.card,
  over: '{n} over',
  overs: '{n} overs',
  noScore: 'No score given',
  winner: '(winner)',
  won: 'Won',
  lost: 'Lost',
  lostTo: 'Lost to {team} {margin}',
  when: '{date}, {time}',
}

function show(match: Match | undefined) {
  if (!match) throw new Error('there is no such match')
  render(<MatchCard match={match} own={league.own} words={words} />)
  return screen.getByRole('article')
}
const showFed = (match: FeedMatch) => show(matchFromFeed(match, league))

const bare: FeedMatch = {
  id: '1',
  startsAt: '2025-06-06T13:45:00Z',
  status: 'Match abandoned without toss',
  sides: [
    { teamId: 861, name: 'IDream Tiruppur Tamizhans', innings: [] },
    { name: 'Karaikudi Kaalai', innings: [] },
  ],
}

test('a result shows both sides, scores, overs, date, time, venue and outcome', () => {
  const card = show(final)
  expect(card).toHaveAccessibleName(/Final.*Tiruppur Tamilans.*Dindigul Dragons/)
  expect(within(card).getByText('220/5')).toBeVisible()
  expect(within(card).getByText('20 overs')).toBeVisible()
  expect(within(card).getByText('102')).toBeVisible()
  expect(within(card).getByText('14.4 overs')).toBeVisible()
  expect(within(card).getByText('06 Jul 2025, 7:15 PM')).toHaveAttribute(
    'datetime',
    '2025-07-06T19:15:00+05:30',
  )
  expect(within(card).getByText('NPR College Ground, Dindigul')).toBeVisible()
  expect(within(card).getByText('Tiruppur won by 118 runs')).toBeVisible()
})

test('the winner is also named in words', () => {
  const card = show(final)
  expect(within(card).getByText('(winner)').closest('p')).toHaveTextContent(/^Tiruppur Tamilans/)
})

test('won and lost are words, from the own team’s side', () => {
  expect(within(show(final)).getByText('Won')).toBeVisible()
  cleanup()
  expect(within(show(lost)).getByText('Lost to Chepauk Super Gillies by 8 wickets')).toBeVisible()
  cleanup()
  expect(showFed(bare)).not.toHaveTextContent(/^(Won|Lost)/)
})

test('a loss without a margin keeps its status, after the word', () => {
  const status = 'Match tied (Dindigul Dragons won the Super Over)'
  const [own] = bare.sides
  const card = showFed({ ...bare, status, sides: [own, { name: 'Dindigul Dragons', innings: [] }] })
  expect(within(card).getByText('Lost').closest('p')).toHaveTextContent(`Lost ${status}`)
})

test('a match without play shows its status and no score', () => {
  const card = showFed(bare)
  expect(card).toHaveTextContent('Match abandoned without toss')
  expect(card).not.toHaveTextContent(/overs|No score|undefined|NaN|winner/)
})

test('a missing score in a match that was played is stated', () => {
  const [first, second] = bare.sides
  const card = showFed({
    ...bare,
    status: 'IDream Tiruppur Tamizhans won by 4 wkts',
    sides: [{ ...first, innings: [{ runs: 80, wickets: 2 }] }, second],
  })
  expect(card).toHaveTextContent('80/2')
  expect(card).toHaveTextContent('No score given')
})

const opened = (status: string, extra: Partial<FeedMatch> = {}): FeedMatch => {
  const [own, other] = bare.sides
  const sides = [{ ...own, innings: [{ runs: 61, wickets: 2, balls: 50 }] }, other] as const
  return { ...bare, status, sides, ...extra }
}

test.each([
  'Match abandoned due to rain',
  'No result',
  'No result - due to rain',
  'Match called off (wet outfield)',
])('with status “%s” a side without an innings did not bat', (status) => {
  const card = showFed(opened(status))
  expect(card).toHaveTextContent('61/2')
  expect(card).toHaveTextContent(words.didNotBat)
  expect(card).not.toHaveTextContent(words.noScore)
})

test('an unreadable score is not shown as “did not bat”', () => {
  const { sides, ...match } = opened('No result')
  const card = showFed({ ...match, sides: [sides[0], { ...sides[1], isUnread: true }] })
  expect(card).toHaveTextContent(words.noScore)
  expect(card).not.toHaveTextContent(words.didNotBat)
})

test('a live match is marked, and the other side is yet to bat', () => {
  const status = 'IDream Tiruppur Tamizhans opt to bat'
  const card = showFed(opened(status, { isLive: true }))
  expect(within(card).getByText(words.live, { exact: true })).toBeVisible()
  expect(card).toHaveTextContent(words.yetToBat)
  expect(card).toHaveTextContent('Tiruppur opt to bat')
  cleanup()
  expect(showFed(opened('No result'))).not.toHaveTextContent(words.live)
})

test('an unknown team has its feed name and the fallback crest', () => {
  const card = showFed(bare)
  expect(card).toHaveTextContent('Karaikudi Kaalai')
  expect(card.querySelectorAll('img')[1]).toHaveAttribute('src', league.unknownTeam.crest)
})

test('a live match has no winner or loser, whatever its status says', () => {
  const status = 'IDream Tiruppur Tamizhans won by 8 wkts'
  const outcomes = (isLive: boolean) =>
    [...showFed(opened(status, isLive ? { isLive } : {})).querySelectorAll('[data-team]')].map(
      (side) => side.getAttribute('data-outcome'),
    )
  expect(outcomes(true)).toEqual(['on', 'on'])
  cleanup()
  expect(outcomes(false)).toEqual(['won', 'lost'])
})

test('a card with a page leads to it by the match’s name', () => {
  const card = show({ ...final, href: '/tiruppurTamilans/matches/2025/final/' })
  const link = within(card).getByRole('link', { name: /Final.*Tiruppur Tamilans.*Dindigul/ })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/matches\/2025\/final\/$/))
  cleanup()
  expect(within(show(final)).queryByRole('link')).toBeNull()
})

test('a match of the feed leads to the page of the match that starts then', () => {
  const href = '/tiruppurTamilans/matches/2025/match-2/'
  const withPages = { ...league, pages: [{ startsAt: '2025-06-06T19:15:00+05:30', href }] } as const
  expect(matchFromFeed(bare, withPages).href).toBe(href)
  const later = { ...bare, startsAt: '2025-06-08T13:45:00Z' }
  expect(matchFromFeed(later, withPages)).not.toHaveProperty('href')
})

test('a match that has not begun shows its sides and its place, without a winner', () => {
  const { ending: _, ...match } = final
  const card = show({
    ...match,
    sides: [
      { ...match.sides[0], innings: [] },
      { ...match.sides[1], innings: [] },
    ],
  })
  expect(card).toHaveTextContent('NPR College Ground, Dindigul')
  expect(card).not.toHaveTextContent(/won|lost|overs|score/i)
  expect(
    [...card.querySelectorAll('[data-team]')].map((side) => side.getAttribute('data-outcome')),
  ).toEqual(['on', 'on'])
})
