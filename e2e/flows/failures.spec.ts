/** Browsers that lack or refuse a feature, or have a wrong clock: every page stays usable (docs/develop.md). */
import { expect, FAILED_REQUEST, test } from '../helpers/fixtures'
import { ConsentNotice } from '../helpers/pages/consent'
import { ContactPage } from '../helpers/pages/contact'
import { FanHomePage } from '../helpers/pages/fan-home'
import { HomePage } from '../helpers/pages/home'
import { ListingPage } from '../helpers/pages/listing'
import { ProjectPage } from '../helpers/pages/project'
import { TeamPage } from '../helpers/pages/team'

const MISSING = {
  matchMedia: () => Object.defineProperty(window, 'matchMedia', { value: undefined }),
  IntersectionObserver: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  ResizeObserver: () => Reflect.deleteProperty(window, 'ResizeObserver'),
}

for (const [name, remove] of Object.entries(MISSING)) {
  test(`without ${name} carousels are rows, and everything else works @readonly @once @check`, async ({
    page,
  }) => {
    await page.addInitScript(remove)
    const home = new HomePage(page)
    await home.open()
    await home.enquiry.ready()
    const voices = home.testimonials()
    await voices.scrollIntoViewIfNeeded()
    const row = voices.locator('[tabindex="0"]').first()
    await voices.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)

    const listing = new ListingPage(page)
    await listing.open()
    await listing.filter('Completed').click()
    await expect.poll(() => listing.names()).toHaveLength(1)

    const fans = new FanHomePage(page)
    await fans.openCalm()
    await page.keyboard.press('Shift')
    await expect(page.locator('[data-intro], x-island > [data-ready]').first()).toBeAttached()
    await expect(fans.squad().getByRole('article').first()).toBeVisible()
  })
}

const STORAGE = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  },
  full: () => {
    for (const store of [localStorage, sessionStorage]) {
      for (let size = 2 ** 22; size >= 1; size /= 2) {
        try {
          store.setItem(`full${size}`, 'x'.repeat(size))
        } catch {}
      }
    }
  },
}

for (const [name, spoil] of Object.entries(STORAGE)) {
  test(`with storage ${name} a choice is kept and a failed form keeps its text @once @check`, async ({
    page,
    local,
    home,
    allowedMessages,
  }) => {
    allowedMessages.push(FAILED_REQUEST)
    await page.addInitScript(spoil)
    await home.open()
    await home.enquiry.ready()
    await new ConsentNotice(page).ask()
    await new ConsentNotice(page).decline.click()
    await expect(new ConsentNotice(page).root).toBeHidden()
    await local.fail({ service: 'form', status: 500 })
    await home.enquiry.fill()
    await home.enquiry.submit.click()
    await expect(home.enquiry.alert).toBeVisible()
    await expect(home.enquiry.message).toHaveValue('A plot, please')
    await home.enquiry.submit.click()
    await expect(page).toHaveURL(/formsubmitsuccess/)
  })
}

test('with cookies off consent can be given and withdrawn, and a form is sent @once @check', async ({
  page,
  local,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  const notice = new ConsentNotice(page)
  const contact = new ContactPage(page)
  await contact.ready()
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false)
  await notice.ask()
  await notice.accept.click()
  await expect.poll(() => local.received('tags')).toHaveLength(1)
  await notice.reopen.click()
  const reloaded = page.waitForEvent('load')
  await notice.decline.click()
  await reloaded
  await contact.ready()
  await contact.fill()
  await contact.submit.click()
  await expect(contact.thanks).toBeVisible()
})

test('blocking the tag manager’s script breaks nothing else @once @check', async ({
  page,
  local,
  home,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  await page.route('**/gtm.js*', (route) => route.abort('blockedbyclient'))
  await home.open()
  const notice = new ConsentNotice(page)
  await notice.ask()
  await notice.accept.click()
  await expect(notice.root).toBeHidden()
  await home.enquiry.ready()
  await home.enquiry.fill()
  await home.enquiry.submit.click()
  await expect(page).toHaveURL(/formsubmitsuccess/)
  expect(await local.received('tags')).toEqual([])
})

for (const year of [2009, 2041]) {
  test(`a clock in the year ${year} breaks no page and no form @once @check`, async ({
    page,
    local,
  }) => {
    await page.clock.install({ time: new Date(`${year}-03-10T10:00:00Z`) })
    const team = new TeamPage(page)
    await team.open()
    await team.hydrate()
    await expect(team.fixtures()).toContainText(
      year < 2025 ? 'Next' : 'The season of 2025 is over.',
    )
    await expect(team.cards()).toHaveCount(3)

    const vistara = new ProjectPage(page, 'Vistara')
    await vistara.open()
    await vistara.visit.ready()
    // Visitors know the year, and can type a date that the picker does not offer.
    await (await vistara.fillVisit('2026-12-05', 'morning')).click()
    await expect.poll(() => local.received('form')).toHaveLength(1)
    const [sent] = await local.received('form')
    expect(sent?.fields).toMatchObject({ visit_date: '2026-12-05' })
  })
}

for (const timezoneId of ['America/Anchorage', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(`days are those of Tamil Nadu in ${timezoneId} @readonly @once @check`, async ({
      page,
    }) => {
      // Half past one on the 22nd in India; the 21st in Anchorage.
      await page.clock.setFixedTime(new Date('2025-06-21T20:00:00Z'))
      const team = new TeamPage(page)
      await team.open()
      await team.hydrate()
      await expect(team.fixture('Siechem Madurai Panthers')).toContainText('Today')
      // The page ignores a clock before the day of the build.
      await page.clock.setFixedTime(new Date('2026-12-21T20:00:00Z'))
      const vistara = new ProjectPage(page, 'Vistara')
      await vistara.open()
      await vistara.visit.ready()
      await expect(vistara.visit.root.getByLabel('Day', { exact: true })).toHaveAttribute(
        'min',
        '2026-12-23',
      )
    })
  })
}
