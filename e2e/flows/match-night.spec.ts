import type { Page } from '@playwright/test'
import { timeText } from '@/lib/domain/cricket/time'
import { answersAt, NIGHT_STARTS_AT, type Night } from '@/tools/mocks/night'
import { expect, test } from '../helpers/fixtures'
import type { LocalServices } from '../helpers/local-services'
import { stopClock } from '../helpers/page-clock'
import { TeamPage } from '../helpers/pages/team'

const MINUTE = 60_000
const START = Date.parse(NIGHT_STARTS_AT)
type Options = {
  /** Reads both answers from one file, as a worker writes it (tools/host/live). */
  isFile?: boolean
  opponent?: { teamId: number; teamName: string }
}

/** A recorded night, replayed minute by minute on the match centre. The clock stands still in between. */
class MatchNight {
  minute = 0

  constructor(
    readonly page: Page,
    readonly local: LocalServices,
    readonly night: Night,
    readonly options: Options = {},
  ) {}

  /** Opens the page so many minutes after the start, in as many tabs. */
  async open(minute: number, tabs = 1) {
    const { page, options } = this
    this.minute = minute
    await page.clock.install({ time: START + minute * MINUTE })
    // The fixture's season ended before: adds the match, and names the file as the source.
    await page.context().route('**/_next/static/data/*.json', async (route) => {
      const response = await route.fetch()
      const data = (await response.text())
        .replaceAll('"matchStarts":[', `"matchStarts":["${NIGHT_STARTS_AT}",`)
        .replaceAll('/feed"', options.isFile ? '/feed/live.json"' : '/feed"')
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
    const { results, table } = answersAt(this.night, minute, this.options.opponent)
    if (this.options.isFile) {
      const at = new Date(START + minute * MINUTE).toISOString()
      await this.say('live.json', { at, results, table })
    } else {
      await this.say('results', results)
      await this.say('points-table', table)
    }
  }
  private say = (path: string, body: object) => this.local.fail({ service: 'feed', path, body })

  /** Lets a minute pass, in which the page asks once. */
  async next(team: TeamPage, recorded = this.minute + 1) {
    this.minute += 1
    await this.plan(recorded)
    await this.page.clock.runFor(MINUTE)
    await this.isShown(team)
  }
  /** Lets a minute pass, in which the service sends an older answer; the page keeps what it has. */
  async repeat(team: TeamPage, recorded: number) {
    const requests = await this.requests()
    const status = await team.results().getByRole('status').innerText()
    this.minute += 1
    await this.plan(recorded)
    await this.page.clock.runFor(MINUTE)
    await expect.poll(this.requests).toBe(requests + 2)
    await expect.poll(() => this.page.evaluate(isAtRest)).toBe(true)
    await expect(team.results().getByRole('status')).toHaveText(status)
  }
  /** Lets minutes pass in which nothing is asked for. */
  async pass(minutes: number) {
    this.minute += minutes
    await this.page.clock.runFor(minutes * MINUTE)
  }
  async isShown(team: TeamPage) {
    const now = await this.page.evaluate(() => Date.now())
    const time = this.options.isFile ? START + this.minute * MINUTE : now
    await expect(team.table().getByRole('status')).toContainText(timeText(time))
    await expect(team.results().getByRole('status')).toHaveText(
      new RegExp(`${timeText(time)}|^No change`),
    )
  }

  requests = async () => (await this.local.received('feed')).length
}

const isAtRest = async () => (await navigator.locks.query()).held?.length === 0

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

/** The runs of both sides. */
async function runs(team: TeamPage) {
  const text = await team.cards().first().innerText()
  const scores = [...text.matchAll(/(\d+)(?:\/\d)?\s+[\d.]+ overs?/g)]
  return scores.reduce((sum, [, score]) => sum + Number(score), 0)
}
const setVisible = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('while a match is on the score follows it, and its end is the last request @once', async ({
  page,
  local,
}) => {
  const night = new MatchNight(page, local, 'whole')
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

test('a whole night is asked for once a minute, and its score never goes back @once @check', async ({
  page,
  local,
}) => {
  const night = new MatchNight(page, local, 'whole')
  const [team] = (await night.open(-2)) as [TeamPage]
  await listen(page)
  await night.pass(1)
  await expect(team.cards().first()).toContainText('Final')
  let shown = 0
  while (night.minute < 174) {
    await night.next(team)
    if (night.minute === 59) await night.repeat(team, 40)
    const now = night.minute < 1 ? 0 : await runs(team)
    expect(now).toBeGreaterThanOrEqual(shown)
    shown = now
  }
  expect(shown).toBe(322)
  await night.pass(240)
  // Before the start, and in each minute from the start to the end.
  expect(await night.requests()).toBe(2 * (1 + 175))
  const said = await heard(page)
  expect(said).toHaveLength(15)
  expect(new Set(said).size).toBe(15)
  expect(said[0]).toBe('Wicket: Tiruppur 37/1')
  expect(said.at(-1)).toBe('Tiruppur won by 118 runs')
})

for (const [isFile, minutes, name] of [
  [false, 10, 'one request for each call'],
  [true, 134, 'one request for all, until the end'],
] as const) {
  test(`three tabs send ${name}, and hidden ones none @once @check`, async ({ page, local }) => {
    const night = new MatchNight(page, local, 'whole', { isFile })
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

/** The minute to open at, a minute of the recording that follows, and what the card then says. */
const others: readonly [Night, number, string, number, string][] = [
  ['delayed', 10, 'Start delayed due to rain', 46, '7/0'],
  ['abandoned', 31, 'Play stopped due to rain', 76, 'Match abandoned'],
  ['reduced', 61, 'Match reduced to 12 overs', 131, 'Tiruppur won by 12 runs (DLS method)'],
  ['superOver', 163, 'Super Over in progress', 176, 'Tiruppur won the Super Over'],
]
for (const [name, minute, first, later, then] of others) {
  test(`a night that is ${name} reads right @once @check`, async ({ page, local }) => {
    const night = new MatchNight(page, local, name)
    const [team] = (await night.open(minute)) as [TeamPage]
    const card = team.cards().first()
    await expect(card).toContainText(first)
    await expect(card.getByText('Live', { exact: true })).toHaveCount(name === 'delayed' ? 0 : 1)
    await night.next(team, later)
    await expect(card).toContainText(then)
  })
}

test('a stuck feed says since when, and a team that is not known keeps its name @once @check', async ({
  page,
  local,
}) => {
  const opponent = { teamId: 999, teamName: 'Karur Comets' }
  const night = new MatchNight(page, local, 'stuck', { opponent })
  const [team] = (await night.open(24)) as [TeamPage]
  await expect(team.cards().first()).toContainText('Karur Comets')
  for (let minute = 0; minute < 10; minute += 1) await night.next(team)
  const since = timeText((await page.evaluate(() => Date.now())) - 10 * MINUTE)
  await expect(team.results().getByRole('status')).toHaveText(`No change since ${since}`)
})

test('a file of nonsense leaves the score and its time, and asks again later @once @check', async ({
  page,
  local,
}) => {
  const night = new MatchNight(page, local, 'whole', { isFile: true })
  const [team] = (await night.open(40)) as [TeamPage]
  const score = await runs(team)
  await local.fail({ service: 'feed', path: 'live.json', body: { at: 'soon' }, times: 2 })
  await night.pass(1)
  await expect.poll(night.requests).toBe(2)
  await night.pass(1)
  await expect.poll(night.requests).toBe(3)
  await expect(team.results().getByRole('status')).toHaveText(
    `As of ${timeText(START + 40 * MINUTE)}`,
  )
  expect(await runs(team)).toBe(score)
  await night.pass(1)
  expect(await night.requests()).toBe(3)
  await night.next(team)
  expect(await runs(team)).toBeGreaterThan(score)
})
