import { expect, test } from '../helpers/fixtures'
import { tamil } from '../helpers/pages/tamil'
import { TeamPage } from '../helpers/pages/team'
import { readCalendar } from '../helpers/read-calendar'

for (const folder of ['', 'ta/']) {
  test(`two parsers find the same matches in every file of ${folder || 'the English'} calendars @readonly @once`, async ({
    request,
  }) => {
    const read = async (name: string) => {
      const answer = await request.get(`${folder}tiruppurTamilans/${name}`)
      expect(answer.headers()['content-type']).toMatch(/^text\/calendar/)
      return readCalendar(await answer.text())
    }
    const season = await read('fixtures.ics')
    expect(season).toHaveLength(7)
    for (const event of season) {
      const [slug] = event.uid.split('-2025@')
      expect(await read(`fixtures/${slug}.ics`)).toEqual([event])
      expect(Date.parse(event.end) - Date.parse(event.start)).toBe(3.5 * 60 * 60 * 1000)
      expect(event.place).not.toBe('')
      expect(event.url).toMatch(new RegExp(`/tiruppurTamilans/matches/2025/${slug}/$`))
    }
  })
}

test('while the season is on, a match to come is added by its file or by Google’s calendar, and the address of all is copied @once', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.setFixedTime(new Date('2025-06-22T20:00:00+05:30'))
  const team = new TeamPage(page)
  await team.open()
  await team.hydrate()
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

  await team.fixtures().getByRole('button', { name: 'Copy the address' }).click()
  await expect(team.fixtures().getByText('The address is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^https?:\/\/.+\/tiruppurTamilans\/fixtures\.ics$/,
  )
})

test.describe('on a phone without JavaScript, in Tamil', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the calendars of a future season are shown as text and files @once @check', async ({
    page,
  }) => {
    await page.route('**/ta/tiruppurTamilans/', async (route) => {
      const answer = await route.fetch()
      // As built before the season.
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
