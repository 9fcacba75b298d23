import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures'
import { TeamPage } from '../pages/team'

/** The lines of a calendar, folded ones joined again. */
async function calendar(request: APIRequestContext, url: string) {
  const answer = await request.get(url)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^text\/calendar/)
  return (await answer.text()).replace(/\r\n[ \t]/g, '').split('\r\n')
}
const values = (lines: readonly string[], name: string) =>
  lines.flatMap((line) => (line.startsWith(`${name}:`) ? line.slice(name.length + 1) : []))

test('the season’s calendar holds seven matches with stable names @readonly @once', async ({
  request,
}) => {
  const lines = await calendar(request, 'tiruppurTamilans/fixtures.ics')
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(values(lines, 'VERSION')).toEqual(['2.0'])
  expect(values(lines, 'UID')).toEqual(
    [2, 5, 9, 12, 20, 22, 27].map((n) => `match-${n}-2025@tiruppur-tamilans.noyyal.example`),
  )
  expect(values(lines, 'SEQUENCE')).toHaveLength(7)
  expect(values(lines, 'DTSTAMP')).toHaveLength(7)
  expect(values(lines, 'DTSTART')[0]).toBe('20250606T134500Z')
})

test('each fixture has a file of its own @readonly @once', async ({ request }) => {
  for (const number of [2, 5, 9, 12, 20, 22, 27]) {
    const lines = await calendar(request, `tiruppurTamilans/fixtures/match-${number}.ics`)
    expect(values(lines, 'UID')).toEqual([`match-${number}-2025@tiruppur-tamilans.noyyal.example`])
  }
})

test('while the season is on, a match to come is added by its file, and all can be subscribed to @once', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2025-06-22T20:00:00+05:30'))
  const team = new TeamPage(page)
  await team.open()
  await team.wake()
  await expect(
    team.fixtures().getByRole('link', { name: 'Subscribe to the calendar' }),
  ).toHaveAttribute('href', /^webcal:\/\/.+\/tiruppurTamilans\/fixtures\.ics$/)
  await expect(team.fixtures().getByRole('link', { name: /^Add to calendar: / })).toHaveCount(3)

  const download = page.waitForEvent('download')
  await team
    .fixtures()
    .getByRole('link', { name: /Add to calendar: .*Nellai/ })
    .click()
  expect((await download).suggestedFilename()).toBe('match-27.ics')
})

test('once the season is over nothing is left to add @once', async ({ page }) => {
  const team = new TeamPage(page)
  await team.open()
  await expect(team.fixtures()).toContainText('The next calendar')
  await expect(team.fixtures().getByRole('link')).toHaveCount(0)
})
