import type { Page } from '@playwright/test'
import { timeText } from '@/lib/domain/cricket/time'
import { answersAt, NIGHT_STARTS_AT } from '@/tools/mocks/night'
import { expect, test } from '../helpers/fixtures'
import type { LocalServices } from '../helpers/local-services'
import { stopClock } from '../helpers/page-clock'
import { TeamPage } from '../helpers/pages/team'

const MINUTE = 60_000
const START = Date.parse(NIGHT_STARTS_AT)
/** A recorded night, replayed minute by minute on the match centre. The clock stands still in between. */
class MatchNight {
  minute = 0

  constructor(
    readonly page: Page,
    readonly local: LocalServices,
    /** Reads both answers from one file, as a worker writes it (tools/host/live). */
    readonly isFile = false,
  ) {}

  /** Opens the page so many minutes after the start, in as many tabs. */
  async open(minute: number, tabs = 1) {
    const { page, isFile } = this
    this.minute = minute
    await page.clock.install({ time: START + minute * MINUTE })
    // The fixture's season ended before: adds the match, and names the file as the source.
    await page.context().route('**/_next/static/data/*.json', async (route) => {
      const response = await route.fetch()
      const data = (await response.text())
        .replaceAll('"matchStarts":[', `"matchStarts":["${NIGHT_STARTS_AT}",`)
        .replaceAll('/feed"', isFile ? '/feed/live.json"' : '/feed"')
      await route.fulfill({ response, body: data })
    })
    await this.plan(minute)
    const pages = [page]
    while (pages.length < tabs) pages.push(await page.context().newPage())
    const opened: TeamPage[] = []
    for (const each of pages) {
      const team = new TeamPage(each)
      await team.open()
      await team.hydrate()
      await expect(team.results().getByRole('status')).toHaveText(/^(As of|Updated|No change)/)
      await expect(team.table().getByRole('status')).toHaveText(/^(As of|Updated)/)
      opened.push(team)
    }
    await stopClock(page)
    return opened
  }

  /** The service's next answer to each call. */
  async plan(minute: number) {
    const { results, table } = answersAt('whole', minute)
    if (this.isFile) {
      const at = new Date(START + minute * MINUTE).toISOString()
      await this.say('live.json', { at, results, table })
    } else {
      await this.say('results', results)
      await this.say('points-table', table)
    }
  }
  private say = (path: string, body: object) => this.local.fail({ service: 'feed', path, body })

  /** Lets a minute pass, in which the page asks once. */
  async next(team: TeamPage) {
    this.minute += 1
    await this.plan(this.minute)
    await this.page.clock.runFor(MINUTE)
    await this.isShown(team)
  }
  /** Lets minutes pass in which nothing is asked for. */
  async pass(minutes: number) {
    this.minute += minutes
    await this.page.clock.runFor(minutes * MINUTE)
  }
  async isShown(team: TeamPage) {
    const now = await this.page.evaluate(() => Date.now())
    const time = this.isFile ? START + this.minute * MINUTE : now
    await expect(team.table().getByRole('status')).toContainText(timeText(time))
    await expect(team.results().getByRole('status')).toHaveText(
      new RegExp(`${timeText(time)}|^No change`),
    )
  }

  requests = async () => (await this.local.received('feed')).length
}

/** Collects what a screen reader is told of the results. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('#results [aria-live="polite"]')
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      if (region?.textContent) said.push(region.textContent)
    }).observe(region as Node, { childList: true, characterData: true, subtree: true })
  })
const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { said: readonly string[] }).said)

const setVisible = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('while a match is on the score follows it, and its end is the last request @once', async ({
  page,
  local,
}) => {
  const night = new MatchNight(page, local)
  const [team] = (await night.open(171)) as [TeamPage]
  await expect(team.cards().first()).toContainText('95/9')
  await expect(team.results().getByRole('status')).toHaveText(/^As of/)
  await listen(page)
  await night.next(team)
  await setVisible(page, 'hidden')
  await night.pass(1)
  await night.plan(173)
  await setVisible(page, 'visible')
  await page.clock.runFor(1)
  await night.isShown(team)
  await night.next(team)
  await expect(team.cards().first()).toContainText('Tiruppur won by 118 runs')
  await expect(team.results().getByRole('status')).toHaveText(/^Updated/)
  await night.pass(60)
  expect(await heard(page)).toEqual(['Tiruppur won by 118 runs'])
  expect(await night.requests()).toBe(8)
})

for (const [isFile, minutes, name] of [
  [false, 10, 'one request for each call'],
  [true, 134, 'one request for all, until the end'],
] as const) {
  test(`three tabs send ${name}, and hidden ones none @once @check`, async ({ page, local }) => {
    const night = new MatchNight(page, local, isFile)
    const teams = await night.open(40, 3)
    for (let minute = 0; minute < minutes; minute += 1) {
      await night.next(teams[0] as TeamPage)
      for (const team of teams) await night.isShown(team)
    }
    const each = isFile ? 1 : 2
    expect(await night.requests()).toBe(each * (1 + minutes))
    if (isFile) return
    for (const team of teams.slice(1)) await setVisible(team.page, 'hidden')
    await night.next(teams[0] as TeamPage)
    await setVisible(page, 'hidden')
    await night.pass(60)
    expect(await night.requests()).toBe(each * (2 + minutes))
  })
}
