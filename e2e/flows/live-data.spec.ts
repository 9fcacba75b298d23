import type { Failure } from '@/tools/mocks/failures'
import { feedMatch } from '../feed-match'
import { expect, FAILED_REQUEST, test } from '../fixtures'
import { TeamPage } from '../pages/team'

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

test('newer results lead the cards and the table is rebuilt in place, with the time they came @browsers @dev', async ({
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

test('an answer’s oddities are told as a scorer would tell them @once @check', async ({
  page,
  local,
}) => {
  const own = (inningsId: number, extra: object) => ({ inngs1: { inningsId, ...extra } })
  const told = (id: number, start: string, status: string, matchScore?: object) => {
    const { matchInfo } = match(id, start)
    return { matchInfo: { ...matchInfo, status }, ...(matchScore && { matchScore }) }
  }
  const body = {
    teamMatchesData: [
      { matchDetailsMap: { match: [match(1, '2024-06-07T13:45:00Z')] } },
      { adDetail: { name: 'native_matches' } },
      {
        matchDetailsMap: {
          match: [
            told(2, '2026-06-05T13:45:00Z', 'Match abandoned without toss '),
            // Only one side of the score, its runs left out because they are none.
            told(
              3,
              '2026-06-06T13:45:00Z',
              'Match tied (IDream Tiruppur Tamizhans won the Super Over)',
              {
                team2Score: own(1, { wickets: 3, overs: 1.2 }),
              },
            ),
            told(
              4,
              '2026-06-07T13:45:00Z',
              '\n IDream Tiruppur Tamizhans won by 8 wkts (DLS method)',
              {
                team1Score: own(1, { runs: 250, wickets: 8, overs: 20, isDeclared: true }),
                team2Score: own(2, { runs: 93, wickets: 10, overs: 14.4 }),
              },
            ),
          ],
        },
      },
    ],
    appIndex: {},
  }
  await local.fail({ service: 'feed', path: 'results', body })
  const team = new TeamPage(page)
  await team.open()
  await team.hydrate()
  await expect(team.results().getByRole('status')).toHaveText(/^Updated/)
  const [byMethod, tied] = [team.cards().nth(0), team.cards().nth(1)]
  const abandoned = team.cards().nth(2)
  await expect(byMethod).toContainText(/250\/8d.*20 overs.*93.*14\.4 overs/)
  await expect(byMethod).not.toContainText('93/10')
  await expect(byMethod).toContainText('Tiruppur won by 8 wickets (DLS method)')
  await expect(tied).toContainText('0/3')
  await expect(tied).toContainText('won the Super Over')
  await expect(abandoned).toContainText('Match abandoned without toss')
  await expect(abandoned).not.toContainText(/\d\/\d|overs/)
})

test('a won toss is no won match, and only matches that have started are shown @once @check', async ({
  page,
  local,
}) => {
  const { matchInfo, matchScore } = match(2, '2026-06-07T13:45:00Z')
  const toss = 'IDream Tiruppur Tamizhans won the toss and opt to bowl'
  const body = results(
    { matchInfo: { ...matchInfo, state: 'In Progress', status: toss }, matchScore },
    match(3, '2026-06-09T13:45:00Z', {
      matchInfo: { ...matchInfo, matchId: 3, state: undefined, status: 'Match starts at 19:15' },
    }),
    match(4, '2099-06-07T13:45:00Z'),
  )
  await local.fail({ service: 'feed', path: 'results', body })
  const team = new TeamPage(page)
  await team.open()
  await team.hydrate()
  await expect(team.cards().first()).toContainText(/Live.*Tiruppur won the toss and opt to bowl/)
  await expect(team.cards().first()).not.toContainText('(winner)')
  await expect(team.cards().nth(1)).toContainText('Final')
})

test('what a table leaves out is nought, and a lost match is no abandoned one @once @check', async ({
  page,
  local,
}) => {
  const body = table(0)
  const rows = body.pointsTable[1]?.pointsTableInfo ?? []
  Object.assign(rows[0] ?? {}, { matchesWon: undefined, noRes: 2, points: 2, nrr: '-0.5' })
  await local.fail({ service: 'feed', path: 'points-table', body })
  const team = new TeamPage(page)
  await team.open()
  await team.hydrate()
  await expect(team.table().getByRole('status')).toHaveText(/^Updated/)
  const [, played, won, lost, , points, rate] = await team
    .ownRow()
    .getByRole('cell')
    .allInnerTexts()
  expect([played, won, lost, points]).toEqual(['7', '0', '5', '2'])
  expect(rate).toMatch(/^[−-]0\.500$/)
})

test('an answer that takes its time is shown when it comes @once @check', async ({
  page,
  local,
}) => {
  const body = results(match(2, '2026-06-07T13:45:00Z'))
  await local.fail({ service: 'feed', path: 'results', body, delayMs: 1_500 })
  const team = new TeamPage(page)
  await team.open()
  await team.hydrate()
  await expect(team.cards().first()).toContainText('Tiruppur won by 118 runs')
  await expect(team.cards().first()).toContainText('Match 2')
})

test('three pages ask once, and all tell the time of that one answer @once @check', async ({
  page,
  local,
}) => {
  const body = results(match(2, '2026-06-07T13:45:00Z'))
  await local.fail({ service: 'feed', path: 'results', body })
  await local.fail({ service: 'feed', path: 'points-table', body: table(12) })
  await page.clock.install({ time: new Date('2026-06-08T09:00:00+05:30') })
  const team = new TeamPage(page)
  const updated = /^Updated 0?8 Jun 2026, 9:0\d\u00a0AM$/
  for (const path of ['', 'home/', '']) {
    await page.goto(`tiruppurTamilans/${path}`)
    await team.hydrate()
    await expect(team.results().getByRole('status')).toHaveText(updated)
    await expect(team.cards().first()).toContainText('Match 2')
    if (path === '') await expect(team.ownRow()).toContainText('12')
    await page.clock.setSystemTime(new Date('2026-06-08T09:20:00+05:30'))
  }
  expect(await local.received('feed')).toHaveLength(2)
})

test('a day later the pages ask again, and keep the older news where that fails @once @check', async ({
  page,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  await local.fail({ service: 'feed', path: 'points-table', body: table(12) })
  await local.fail({ service: 'feed', path: 'points-table', status: 500 })
  await page.clock.install({ time: new Date('2026-06-08T09:00:00+05:30') })
  const team = new TeamPage(page)
  await team.open()
  await team.hydrate()
  await expect(team.ownRow()).toContainText('12')
  await page.clock.setSystemTime(new Date('2026-06-09T09:30:00+05:30'))
  const refused = page.waitForResponse(/points-table/)
  await team.open()
  await team.hydrate()
  expect((await refused).status()).toBe(500)
  await expect(team.table().getByRole('status')).toHaveText(/^Updated 0?8 Jun 2026/)
  await expect(team.ownRow()).toContainText('12')
})

test('on a match day the visitor who comes back after five minutes is shown the news @once', async ({
  page,
  local,
}) => {
  await page.clock.install({ time: new Date('2025-06-24T20:00:00+05:30') })
  const team = new TeamPage(page)
  await team.open()
  await team.hydrate()
  await expect(team.results().getByRole('status')).toHaveText(KEPT)
  await expect(team.table().getByRole('status')).toHaveText(KEPT)
  expect(await local.received('feed')).toHaveLength(2)
  const body = results(match(9, '2026-06-07T13:45:00Z'))
  await local.fail({ service: 'feed', path: 'results', body })
  await page.clock.fastForward('05:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(team.cards().first()).toContainText('Match 9')
})

const old = results(match(1, '2022-06-27T13:45:00Z'))
/** Those that only a network can show; lib/cricket/feed.test.ts has every other answer. */
const failures: readonly [string, Omit<Failure, 'service'>][] = [
  ['500', { status: 500 }],
  ['an earlier season', { body: old }],
  ['a dropped connection', { drop: true }],
  ['an answer the browser may not read', { cors: false }],
]

for (const [name, failure] of failures) {
  test(`${name} keeps the record and says so @once @check`, async ({
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

test('an answer that does not come is given up after ten seconds @once @check', async ({
  page,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  await local.fail({ service: 'feed', path: 'results', delayMs: 25_000 })
  await page.clock.install()
  const team = new TeamPage(page)
  const asked = page.waitForRequest(/\/teams\/v1\/861\/results/)
  await team.open()
  await team.hydrate()
  await asked
  await page.clock.fastForward('00:09')
  await expect(team.results().getByRole('status')).toHaveText('Season 2025 record')
  await page.clock.fastForward('00:02')
  await expect(team.results().getByRole('status')).toHaveText(KEPT)
})

test('an answer whose body stalls is given up as well, and the next one shown @once @check', async ({
  page,
  local,
}) => {
  // The service cannot stall amid a body, so the page's own fetch does.
  await page.addInitScript(() => {
    const ask = window.fetch
    let isFirst = true
    window.fetch = async (...call) => {
      if (!isFirst || !String(call[0]).includes('/results')) return ask(...call)
      isFirst = false
      return new Response(
        new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"a":')) }),
      )
    }
  })
  await page.clock.install({ time: new Date('2025-06-24T20:00:00+05:30') })
  const team = new TeamPage(page)
  await team.open()
  await team.hydrate()
  await page.clock.fastForward('00:11')
  await expect(team.results().getByRole('status')).toHaveText(KEPT)
  const body = results(match(9, '2026-06-07T13:45:00Z'))
  await local.fail({ service: 'feed', path: 'results', body })
  await page.clock.fastForward('05:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(team.cards().first()).toContainText('Match 9')
})
