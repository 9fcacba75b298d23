import { type APIRequestContext, devices } from '@playwright/test'
import { expect, test } from '../fixtures'
import { tamil } from '../pages/tamil'
import { TeamPage } from '../pages/team'
import { readCalendar } from '../read-calendar'

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

for (const folder of ['', 'ta/']) {
  test(`two readers find the same matches in every file of ${folder || 'the English'} calendars @readonly @once`, async ({
    request,
  }) => {
    const read = async (name: string) => {
      const answer = await request.get(`${folder}tiruppurTamilans/${name}`)
      return readCalendar(await answer.text())
    }
    const season = await read('fixtures.ics')
    expect(season).toHaveLength(7)
    for (const event of season) {
      const [slug] = event.uid.split('-2025@')
      expect(await read(`fixtures/${slug}.ics`)).toEqual([event])
      expect(Date.parse(event.end) - Date.parse(event.start)).toBe(3.5 * 60 * 60 * 1000)
      expect(event.place).not.toBe('')
      expect(event.url).toMatch(/\/tiruppurTamilans\/#fixtures$/)
    }
  })
}

const DURING_THE_SEASON = new Date('2025-06-22T20:00:00+05:30')

test('while the season is on, a match to come is added by its file or by Google’s calendar @once', async ({
  page,
  request,
}) => {
  await page.clock.setFixedTime(DURING_THE_SEASON)
  const team = new TeamPage(page)
  await team.open()
  await team.wake()
  await expect(team.fixtures().getByRole('link', { name: /^Add to calendar: / })).toHaveCount(3)

  const download = page.waitForEvent('download')
  await team
    .fixtures()
    .getByRole('link', { name: /Add to calendar: .*Nellai/ })
    .click()
  expect((await download).suggestedFilename()).toBe('match-27.ics')

  const google = team.fixtures().getByRole('link', { name: /^Google Calendar: / })
  await expect(google).toHaveCount(3)
  const answer = await request.get('tiruppurTamilans/fixtures/match-27.ics')
  const [event] = readCalendar(await answer.text())
  const address = await google.filter({ visible: true }).last().getAttribute('href')
  const { searchParams } = new URL(address ?? '')
  expect(searchParams.get('text')).toBe(event?.title)
  expect(searchParams.get('location')).toBe(event?.place)
  expect(searchParams.get('dates')).toBe('20250629T151500/20250629T184500')
  expect(event?.start).toBe('2025-06-29T09:45:00.000Z')
})

for (const [name, userAgent, isApple] of [
  ['Android', devices['Pixel 7'].userAgent, false],
  ['an iPhone', devices['iPhone 15'].userAgent, true],
  ['a Mac', devices['Desktop Safari'].userAgent, true],
  ['Windows', devices['Desktop Edge'].userAgent, false],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent })

    test(`the season is subscribed to ${isApple ? 'by a press' : 'by its address, which is copied by a press'} @once`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.clock.setFixedTime(DURING_THE_SEASON)
      const team = new TeamPage(page)
      await team.open()
      const subscribe = team.fixtures().getByRole('link', { name: 'Subscribe to the calendar' })
      const copy = team.fixtures().getByRole('button', { name: 'Copy the address' })
      await expect(subscribe).toHaveCount(isApple ? 1 : 0)
      await expect(copy).toHaveCount(isApple ? 0 : 1)
      await expect(
        team.fixtures().getByRole('link', { name: 'Download the calendar' }),
      ).toBeVisible()
      if (isApple) {
        await expect(subscribe).toHaveAttribute(
          'href',
          /^webcal:\/\/.+\/tiruppurTamilans\/fixtures\.ics$/,
        )
        return
      }
      await copy.click()
      await expect(team.fixtures().getByText('The address is copied.')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /^https?:\/\/.+\/tiruppurTamilans\/fixtures\.ics$/,
      )
    })
  })
}

test.describe('on a phone without JavaScript, in Tamil', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the calendars of a season to come are a text and files @once', async ({ page }) => {
    await page.route('**/ta/tiruppurTamilans/', async (route) => {
      const answer = await route.fetch()
      // As it was built before the season.
      const body = (await answer.text()).replace(/(data-until="[^"]*"[^>]*) hidden=""/g, '$1')
      await route.fulfill({ response: answer, body })
    })
    await page.goto('ta/tiruppurTamilans/')
    const fixtures = page.locator('#fixtures')
    const words = (place: string) => tamil('cricket/team-page', `fixtures.calendar.${place}`)
    await expect(fixtures.getByText(words('address'))).toBeVisible()
    await expect(fixtures.getByText(/\/ta\/tiruppurTamilans\/fixtures\.ics$/)).toBeVisible()
    await expect(fixtures.getByText(words('google'), { exact: true })).toHaveCount(7)
    await expect(fixtures.getByRole('button')).toHaveCount(0)
    await expect(fixtures.getByRole('link', { name: words('subscribe') })).toHaveCount(0)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  })
})

test('once the season is over nothing is left to add @once', async ({ page }) => {
  const team = new TeamPage(page)
  await team.open()
  await expect(team.fixtures()).toContainText('The next calendar')
  await expect(team.fixtures().getByRole('link')).toHaveCount(0)
})
