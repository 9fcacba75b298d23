import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@/e2e/helpers/fixtures'
import { ComparePage } from '@/e2e/helpers/pages/compare'
import { ProjectPage } from '@/e2e/helpers/pages/project'
import { tamil } from '@/e2e/helpers/pages/tamil'
import { onceUnless } from '@/e2e/helpers/tags'
import { findBrokenWords, findLayoutDefects } from '@/e2e/site/layout-defects'

/** Plots of three projects; one is sold, one at a corner beside a park. */
const SIX = ['vistara-34', 'vistara-8', 'nakshatra-10', 'nakshatra-12', 'mandhra-1', 'mandhra-4']

test('plots of two projects are kept by their stars, compared, sent and taken out @readonly', async ({
  page,
  browser,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan('?plot=34')
  await expect(vistara.star(34)).toHaveAttribute('aria-pressed', 'false')
  await vistara.star(34).click()
  await expect(vistara.star(34)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: 'See the plot you kept' })).toBeVisible()

  const nakshatra = new ProjectPage(page, 'Nakshatra')
  await nakshatra.openPlan('?plot=12')
  await nakshatra.star(12).focus()
  await page.keyboard.press('Space')
  await page.getByRole('link', { name: 'Compare 2 plots' }).click()
  await expect(page).toHaveURL(/\/properties\/compare\/\?p=vistara-34,nakshatra-12$/)

  const compare = new ComparePage(page)
  await expect(compare.plots()).toHaveText([/34\s*Vistara/, /12\s*Nakshatra/])
  await expect(compare.row('Price of the plot').first()).toHaveText('₹75,18,927')
  await expect(compare.row('Position')).toHaveText(['Corner', 'Beside the park'])
  // The same figure as in the project's estimate.
  const cash = await compare.row('Cash needed on the day').first().innerText()
  const total = await compare.row('Price with registration').first().innerText()
  const instalment = await compare.row('Monthly instalment').first().innerText()

  const context = await browser.newContext()
  const sent = new ComparePage(await context.newPage())
  await sent.page.goto(page.url())
  await expect(sent.plots()).toHaveText([/34\s*Vistara/, /12\s*Nakshatra/])
  await expect(sent.row('Cash needed on the day').first()).toHaveText(cash)
  await context.close()

  await compare.remove('Nakshatra', 12).focus()
  await page.keyboard.press('Enter')
  await expect(compare.plots()).toHaveText([/34\s*Vistara/])
  await expect(page).toHaveURL(/\?p=vistara-34$/)
  await expect(page.getByText('This is one plot.')).toBeVisible()

  await vistara.openPlan('?plot=34')
  await page.locator('#cost').scrollIntoViewIfNeeded()
  await expect(vistara.line('Cash needed on the day')).toHaveText(cash)
  await expect(vistara.line('Price with registration')).toHaveText(total)
  const monthly = await vistara.line('Monthly instalment').first().innerText()
  expect(instalment).toContain(monthly.split('\n')[0])

  await test.step('the comparison opens by itself with what is kept', async () => {
    await page.goto('properties/compare/')
    await expect(compare.plots()).toHaveText([/34\s*Vistara/])
    await expect(page).toHaveURL(/\?p=vistara-34$/)
  })

  // The listing links to the favourites before any other script runs.
  await page.goto('properties/')
  await page.getByRole('link', { name: 'See the plot you kept' }).click()
  await expect(compare.plots()).toHaveText([/34\s*Vistara/])
})

test.describe('without storage', () => {
  test('stars last until the page is left, and the link contains them @readonly @once @check', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    const vistara = new ProjectPage(page, 'Vistara')
    await vistara.openPlan('?plot=34')
    await vistara.star(34).click()
    await vistara.plot(68).click()
    await vistara.star(68).click()
    await page.getByRole('link', { name: 'Compare 2 plots' }).click()
    await expect(new ComparePage(page).plots()).toHaveCount(2)
  })
})

for (const language of ['', 'ta/']) {
  const name = language ? 'in Tamil' : 'in English'

  test(`six plots are shown completely in every window and on one side of A4, ${name} @readonly${onceUnless(!language)} @check`, async ({
    page,
    browserName,
    isMobile,
  }) => {
    await page.goto(`${language}properties/compare/?p=${SIX.join()}`)
    await expect(page.locator('thead th')).toHaveCount(6)
    for (const width of [320, 360, 412, 600, 768, 960, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(findLayoutDefects), `${width}`).toEqual([])
      if (language) expect(await page.evaluate(findBrokenWords), `${width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(
        width,
      )
      // The column with the names of the facts stays while the plots scroll.
      const scroller = page.getByRole('region').filter({ has: page.getByRole('table') })
      const label = scroller.getByRole('rowheader').first()
      const before = await label.boundingBox()
      await scroller.evaluate((box) => box.scrollTo({ left: 300 }))
      expect((await label.boundingBox())?.x, `${width}`).toBe(before?.x)
      await scroller.evaluate((box) => box.scrollTo({ left: 0 }))
    }
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    // Only Chromium prints to a PDF.
    if (browserName !== 'chromium' || isMobile) return
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(page.url())).toBeVisible()
    await expect(page.locator('main button:visible')).toHaveCount(0)
  })
}

test('in Tamil plots are filtered, kept and compared in Tamil words @readonly @once @check', async ({
  page,
}) => {
  const words = (place: string, values?: Readonly<Record<string, string | number>>) =>
    tamil('project-page/words', place, values)
  await page.goto('ta/nakshatra/?park=yes&corner=yes&plot=10')
  await page.locator('#plan').scrollIntoViewIfNeeded()
  const star = page.getByRole('button', { name: words('plan.keep', { n: 10 }) })
  await star.click()
  await expect(page.locator('#plan')).toContainText(words('plan.park'))
  await page.getByRole('link', { name: words('plan.compare.one') }).click()
  await expect(page).toHaveURL(/\/ta\/properties\/compare\/\?p=nakshatra-10$/)
  await expect(page.getByRole('rowheader', { name: words('plan.position') })).toBeVisible()
  await expect(page.getByRole('cell', { name: words('plan.corner') })).toBeVisible()
  // The other language has the same plots.
  await page.locator('a[data-language]:visible').first().click()
  await expect(page).toHaveURL(/\/properties\/compare\/\?p=nakshatra-10$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
})
