import { render, screen } from '@testing-library/react'
import { face } from '@/content/cricket/season'
import { teamPage } from '@/content/cricket/team-page'
import { type FixtureEnding, FixtureFlag } from './FixtureFlag'

const show = (result: FixtureEnding) =>
  render(
    <FixtureFlag
      fixture={{
        slug: 'match-2',
        title: 'Match 2',
        startsAt: '2025-06-06T19:15:00+05:30',
        teams: [face('tiruppur-tamilans'), face('chepauk-super-gillies')],
        ground: 'NPR College Ground',
        city: 'Dindigul',
        calendar: '/match-2.ics',
        result,
      }}
      own="tiruppur-tamilans"
      words={teamPage.fixtures}
    />,
  )

test.each<[string, FixtureEnding]>([
  ['Won by 3 runs', { kind: 'won', text: 'by 3 runs' }],
  ['Lost by 8 wickets', { kind: 'lost', text: 'by 8 wickets' }],
  ['Match abandoned', { kind: 'undecided', text: 'Match abandoned' }],
])('a fixture tells how it ended: %s', (text, result) => {
  show(result)
  expect(screen.getByText(text)).toBeVisible()
})
