import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures'
import { TeamPage } from './pages/team'

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

test('each fixture has a file of its own, and the season can be subscribed to @once', async ({
  page,
  request,
}) => {
  const team = new TeamPage(page)
  await team.open()
  const links = team.fixtures().getByRole('link', { name: /^Add to calendar: / })
  await expect(links).toHaveCount(7)
  for (const link of await links.all()) {
    const address = (await link.getAttribute('href')) ?? ''
    const lines = await calendar(request, new URL(address, page.url()).href)
    expect(values(lines, 'UID')).toHaveLength(1)
  }
  await expect(
    team.fixtures().getByRole('link', { name: 'Subscribe to the calendar' }),
  ).toHaveAttribute('href', /^webcal:\/\/.+\/tiruppurTamilans\/fixtures\.ics$/)
})

test('adding a match downloads its file', async ({ page }) => {
  const team = new TeamPage(page)
  await team.open()
  const download = page.waitForEvent('download')
  await team
    .fixtures()
    .getByRole('link', { name: /Add to calendar: .*Chepauk/ })
    .click()
  expect((await download).suggestedFilename()).toBe('match-2.ics')
})
