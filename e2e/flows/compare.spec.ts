import AxeBuilder from '@axe-core/playwright'
import { expect, FAILED_REQUEST, test } from '../fixtures'
import { findBrokenWords, findLayoutDefects } from '../layout-defects'
import { ComparePage } from '../pages/compare'
import { ProjectPage } from '../pages/project'
import { tamil } from '../pages/tamil'
import { checkUnless, onceUnless } from '../tags'

test.use({ pictures: true })

/** Of three projects; one is sold, one at a corner beside a park. */
const SIX = ['vistara-34', 'vistara-8', 'nakshatra-10', 'nakshatra-12', 'mandhra-6', 'mandhra-25']
const rupees = (text: string) => Number(text.replace(/[^\d]/g, ''))

test('budget, corner and road narrow drawing and list alike, and the address keeps them @readonly', async ({
  page,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan()
  await page.getByRole('combobox', { name: 'Budget' }).selectOption('Up to ₹75 lakh')
  await page.locator('#plan label').getByText('Corner', { exact: true }).click()
  await expect(page).toHaveURL(/upto=75&corner=yes/)
  await expect(vistara.rows()).not.toHaveCount(0)
  for (const row of await vistara.rows().all()) {
    await expect(row).toContainText('Corner')
    const price = await row.getByRole('cell').last().innerText()
    expect(rupees(price)).toBeLessThanOrEqual(75 * 100_000)
  }
  const left = await vistara.count().innerText()
  await page.reload()
  await page.locator('#plan').scrollIntoViewIfNeeded()
  await expect(vistara.count()).toHaveText(left)
  await expect(page.getByRole('checkbox', { name: 'Corner' })).toBeChecked()
  // All its roads are as wide: there is nothing to choose.
  await expect(page.getByRole('combobox', { name: 'Road' })).toHaveCount(0)

  const mandhra = new ProjectPage(page, 'Mandhra')
  await mandhra.openPlan('?road=40&park=yes')
  await expect(mandhra.count()).toHaveText('1 of 76 plots')
  await expect(mandhra.sheet(6)).toContainText('40 ft')
  await expect(mandhra.sheet(6)).toContainText('Beside the park')
})

test('the list sorts by price, and says so @readonly @once', async ({ page }) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan()
  const head = vistara.table().getByRole('columnheader', { name: /^Price/ })
  const prices = async () =>
    (await vistara.rows().locator('td:last-child').allInnerTexts()).map(rupees)
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  expect(await prices()).toEqual((await prices()).toSorted((one, other) => one - other))
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  expect(await prices()).toEqual((await prices()).toSorted((one, other) => other - one))
})

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
  // As the estimate of its project says.
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

  // The listing leads to what is kept, before any other script runs.
  await page.goto('properties/')
  await page.getByRole('link', { name: 'See the plot you kept' }).click()
  await expect(compare.plots()).toHaveText([/34\s*Vistara/])
})

test('the comparison opens by itself with what is kept, and without plots says how to keep some @readonly @once', async ({
  page,
}) => {
  const compare = new ComparePage(page)
  await compare.open()
  await expect(page.getByText(/press its star/)).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Choose on a plan' }).getByRole('link'),
  ).toHaveCount(3)
  // One is on no plan any more.
  await page.evaluate(() =>
    localStorage.setItem('shortlist', JSON.stringify(['mandhra-6', 'vistara-999'])),
  )
  await page.goto('properties/compare/')
  await expect(compare.plots()).toHaveText([/6\s*Mandhra/])
  await expect(page).toHaveURL(/\?p=mandhra-6$/)
  expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBe('["mandhra-6"]')
})

test('a link that names what is on no plan, what is sold, or too much, says so @readonly @once', async ({
  page,
}) => {
  const compare = new ComparePage(page)
  await compare.open(
    'vistara-8',
    'vistara-999',
    'sarayu-1',
    '<b>',
    'vistara-1',
    'vistara-2',
    'vistara-3',
    'vistara-5',
    'vistara-6',
  )
  await expect(compare.row('Status').first()).toContainText('This plot is sold.')
  await expect(compare.row('Price of the plot').first()).toHaveText('–')
  await expect(page.getByText('Not on our plans today: vistara-999, sarayu-1.')).toBeVisible()
  await expect(page.getByText(/^A comparison holds 6 plots/)).toBeVisible()
  await expect(compare.plots()).toHaveCount(4)
})

test('a seventh star says that six are kept @readonly @once', async ({ page }) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.open()
  await page.evaluate((keys) => localStorage.setItem('shortlist', JSON.stringify(keys)), SIX)
  await vistara.openPlan('?plot=68')
  await vistara.star(68).click()
  await expect(vistara.sheet(68).getByRole('alert')).toContainText('6 plots are kept')
  await expect(vistara.star(68)).toHaveAttribute('aria-pressed', 'false')
})

test.describe('where the device keeps nothing', () => {
  test('stars last as long as the page, and the link carries them @readonly @once', async ({
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

test.describe('where the plots do not come', () => {
  test.use({ allowedMessages: [FAILED_REQUEST] })

  test('the comparison says so, and tries again on request @readonly @once', async ({ page }) => {
    await page.route('**/plots/*.json', (route) => route.abort('internetdisconnected'))
    const compare = new ComparePage(page)
    await compare.open('vistara-34', 'mandhra-6')
    await expect(page.getByRole('alert')).toContainText('The plots did not load.')
    await page.unroute('**/plots/*.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(compare.plots()).toHaveCount(2)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('an answer that is no file of plots counts as none @readonly @once', async ({ page }) => {
    await page.route('**/plots/*.json', (route) => route.fulfill({ body: '<html>Log in</html>' }))
    await new ComparePage(page).open('vistara-34')
    await expect(page.getByRole('alert')).toContainText('The plots did not load.')
  })
})

for (const language of ['', 'ta/']) {
  const name = language ? 'in Tamil' : 'in English'

  test(`six plots are printed on one side of A4, ${name} @readonly @once`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'only Chromium prints to a file')
    await page.goto(`${language}properties/compare/?p=${SIX.join()}`)
    await expect(page.locator('thead th')).toHaveCount(6)
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(page.url())).toBeVisible()
    await expect(page.locator('main button:visible')).toHaveCount(0)
  })

  test(`six plots stand whole in every window, ${name} @readonly${onceUnless(!language)}${checkUnless(!language)}`, async ({
    page,
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
      // The names of the facts stay where they are while the plots pass.
      const scroller = page.getByRole('region').filter({ has: page.getByRole('table') })
      const label = scroller.getByRole('rowheader').first()
      const before = await label.boundingBox()
      await scroller.evaluate((box) => box.scrollTo({ left: 300 }))
      expect((await label.boundingBox())?.x, `${width}`).toBe(before?.x)
      await scroller.evaluate((box) => box.scrollTo({ left: 0 }))
    }
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
}

test('in Tamil plots are filtered, kept and compared in Tamil words @readonly @once', async ({
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the comparison says what it needs, and leads to the plans; the list names corner and park @once', async ({
    page,
  }) => {
    await page.goto('properties/compare/?p=vistara-34')
    await expect(page.getByText(/switch on JavaScript/)).toBeVisible()
    await page.getByRole('link', { name: 'Plan of Nakshatra' }).click()
    await expect(page).toHaveURL(/\/nakshatra\/#plan$/)
    await page.getByLabel(/^All 117 plots/).check()
    const row = page.locator('#plan tbody tr', {
      has: page.getByRole('rowheader', { name: '10', exact: true }),
    })
    await expect(row).toContainText('Corner, Beside the park')
    await expect(page.locator('#plan button[aria-pressed]:visible')).toHaveCount(0)
    await page.goto('properties/')
    await expect(page.locator('a[data-kept]')).toBeHidden()
  })
})
