import type { Failure } from '../../tools/mocks/failures'
import { feedMatch } from '../helpers/feed-match'
import { expect, FAILED_REQUEST, test } from '../helpers/fixtures'
import { TeamPage } from '../helpers/pages/team'

const KEPT = /^Showing the record of /

const match = (id: number, start: string, extra: object = {}) =>
  feedMatch(id, start, ' IDream Tiruppur Tamizhans won by 3 runs\n', extra)
const results = (...matches: readonly object[]) => ({
  teamMatchesData: [
    { adDetail: { name: 'native_matches' } },
    { matchDetailsMap: { key: 'TNPL', seriesId: 9866, match: matches } },
  ],
})
const table = (points: number) => ({
  pointsTable: [
    { adDetail: {} },
    {
      pointsTableInfo: Array.from({ length: 8 }, (_, index) => ({
        teamId: index === 0 ? 861 : 900 + index,
        teamFullName: index === 0 ? 'IDream Tiruppur Tamizhans' : `Side ${index}`,
        matchesPlayed: 7,
        matchesWon: index === 0 ? 6 : undefined,
        points: index === 0 ? points : undefined,
        nrr: '+1.733',
        form: ['W', 'L', 'W'],
      })),
    },
  ],
})

test('newer results lead the cards and the table is rebuilt in place, with the time of the update @browsers @dev', async ({
  page,
  local,
}) => {
  const body = results(match(2, '2026-06-07T13:45:00Z'), match(1, '2026-06-05T13:45:00Z'))
  await local.fail({ service: 'feed', path: 'results', body })
  await local.fail({ service: 'feed', path: 'points-table', body: table(12) })
  const team = new TeamPage(page)
  await team.open()
  await team.hydrate()
  await expect(team.results().getByRole('status')).toHaveText(/^Updated \d+ \w+ \d{4}, /)
  await expect(team.cards()).toHaveCount(3)
  const [first, second, third] = [team.cards().nth(0), team.cards().nth(1), team.cards().nth(2)]
  await expect(first).toContainText('Match 2')
  await expect(first).toContainText('150/0')
  await expect(first).toContainText('20 overs')
  await expect(first).not.toContainText('147/10')
  await expect(first.getByText('Tiruppur won by 3 runs')).toBeVisible()
  await expect(second).toContainText('Match 1')
  await expect(third).toContainText('Final')
  await expect(team.table().getByRole('status')).toHaveText(/^Updated/)
  await expect(team.ownRow()).toContainText('12')
  await expect(
    team.ownRow().getByRole('img', { name: /Last matches: won, lost, won/ }),
  ).toBeVisible()
})

/** Failures of the network; lib/browser/cricket/feed.test.ts tests all other answers. */
const failures: readonly [string, Omit<Failure, 'service'>][] = [
  ['a dropped connection', { drop: true }],
  ['an answer the browser may not read', { cors: false }],
]

for (const [name, failure] of failures) {
  test(`${name} keeps the built results and says so @once @check`, async ({
    page,
    local,
    allowedMessages,
  }) => {
    allowedMessages.push(FAILED_REQUEST)
    await local.fail({ service: 'feed', path: 'results', ...failure })
    await local.fail({ service: 'feed', path: 'points-table', ...failure })
    const team = new TeamPage(page)
    await team.open()
    await team.hydrate()
    await expect(team.results().getByRole('status')).toHaveText(KEPT)
    await expect(team.table().getByRole('status')).toHaveText(KEPT)
    await expect(team.cards()).toHaveCount(3)
    await expect(team.cards().first()).toContainText('Tiruppur won by 118 runs')
    await expect(team.table().getByRole('rowheader')).toHaveCount(8)
  })
}
