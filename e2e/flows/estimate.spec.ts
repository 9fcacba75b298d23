import { expect, test } from '../fixtures'
import { ProjectPage } from '../pages/project'
import { tamil } from '../pages/tamil'
import { TAMIL } from '../paths'
import { checkUnless } from '../tags'

test.use({ pictures: true })

const vectors = [
  ['Vistara', '₹34,16,400', '₹25,62,300', '₹25,989', '₹12,40,153'],
  ['Nakshatra', '₹28,80,000', '₹21,60,000', '₹21,908', '₹10,45,440'],
  ['Mandhra', '₹11,64,000', '₹8,73,000', '₹8,855', '₹4,22,532'],
] as const

for (const [name, price, loan, instalment, perCent] of vectors) {
  test(`1,200 sq.ft of ${name} come to the known sums @once @readonly${checkUnless(name === 'Vistara')}`, async ({
    page,
  }) => {
    const project = new ProjectPage(page, name)
    await project.openEstimate('?area=1200')
    await expect(page.locator('#cost output')).toHaveText(price)
    await expect(project.line('Loan')).toHaveText(loan)
    await expect(project.line('Monthly instalment')).toHaveText(instalment)
    await expect(project.line('Price per cent')).toHaveText(perCent)
  })
}

test('an estimate can be sent to someone by its address @once @readonly', async ({
  page,
  context,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openEstimate()
  await vistara.dial('Area').fill('2,778')
  await vistara.dial('Term').fill('20')
  await expect(page).toHaveURL(/area=2778/)
  await expect(page).toHaveURL(/years=20/)

  const other = new ProjectPage(await context.newPage(), 'Vistara')
  await other.openEstimate(new URL(page.url()).search)
  await expect(other.dial('Term')).toHaveValue('20')
  await expect(other.page.locator('#cost output')).toHaveText('₹79,08,966')
})

test('a rate is read with its sign and in the visitor’s own digits @readonly @once', async ({
  page,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openEstimate('?area=1200')
  for (const text of ['8.5%', '௮.௫ %', '८.५', '８．５％']) {
    await vistara.dial('Interest').fill('9')
    await vistara.dial('Interest').fill(text)
    await expect(page).toHaveURL(/rate=8\.5(&|$)/)
  }
  for (const text of ['1,20,0', '1 lakh', '௧,௦௦,௦௦௦']) await vistara.dial('Area').fill(text)
  await expect(page).toHaveURL(/area=100000/)
})

test('without a share dialog the address is copied, and the page says so @readonly @once @check', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const vistara = new ProjectPage(page, 'Vistara')
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await vistara.openEstimate('?plot=68')
  await vistara.dial('Term').fill('20')
  await page.getByRole('button', { name: 'Share this estimate' }).click()
  await expect(page.locator('#cost p[role=status]')).toHaveText('The address is copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/vistara\/\?plot=68&years=20#cost$/)
})

test('no sum shows paise @readonly @once @check', async ({ page }) => {
  for (const name of ['Vistara', 'Nakshatra', 'Mandhra']) {
    await new ProjectPage(page, name).open()
    expect(await page.locator('main').innerText()).not.toMatch(/₹[\d,]+\.\d/)
  }
})

test('a slider moves by keys and takes the sums along @readonly @dev', async ({ page }) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openEstimate()
  const slider = page.getByRole('slider', { name: 'Loan share' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(vistara.dial('Loan share')).toHaveValue('76')
  await page.keyboard.press('Home')
  await expect(vistara.line('Monthly instalment')).toHaveText('₹0')
})

test('0 % interest divides the loan by the months @once @readonly @check', async ({ page }) => {
  const nakshatra = new ProjectPage(page, 'Nakshatra')
  await nakshatra.openEstimate('?area=1200&rate=0')
  await expect(nakshatra.line('Monthly instalment')).toHaveText('₹12,000')
})

test('silly input is explained and breaks nothing @once @readonly', async ({ page }) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openEstimate('?area=-5&rate=NaN&years=1e9')
  await expect(page.locator('#cost output')).toHaveText('₹76,44,195')
  await vistara.dial('Interest').fill('ninety')
  await expect(page.locator('#cost').getByRole('alert')).toHaveText('A figure from 0 to 24, please')
  await expect(vistara.line('Monthly instalment')).toHaveText('₹58,149')
})

test('a plot of the plan brings its size into the estimate @readonly', async ({ page }) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan('?plot=68')
  await page.getByRole('link', { name: 'Work out the cost' }).click()
  await vistara.unfold('#cost x-island details')
  await expect(vistara.dial('Area')).toHaveValue('2,778')
  await expect(page.locator('#cost output')).toHaveText('₹79,08,966')
})

test('duty and fee are on the guideline value where it is above the price @once @readonly @check', async ({
  page,
}) => {
  // ₹1,100 per sq.ft, and the price is ₹970.
  const mandhra = new ProjectPage(page, 'Mandhra')
  await mandhra.openEstimate('?area=1200')
  await expect(page.locator('#cost')).toContainText('₹1,100 per sq.ft on 01 Jul 2026')
  for (const [line, sum] of [
    ['Stamp duty', '₹92,400'],
    ['Registration', '₹26,400'],
  ] as const) {
    await expect(mandhra.term(line)).toContainText('On the guideline value, ₹13,20,000')
    await expect(mandhra.line(line).first()).toHaveText(sum)
  }
  await expect(page.locator('#cost output')).toHaveText('₹11,64,000')
  await expect(mandhra.line('Price with registration')).toHaveText('₹12,82,800')
})

test('from ₹50 lakh the page says what the buyer keeps back for the tax office, and below not @once @readonly @check', async ({
  page,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openEstimate()
  await expect(vistara.tax()).toContainText('you pay ₹76,442 of the price (1%)')
  await vistara.dial('Area').fill('1,756')
  await expect(vistara.tax()).toBeHidden()
  await vistara.dial('Area').fill('1,757')
  await expect(vistara.tax()).toContainText('you pay ₹50,022 of the price (1%)')

  // By the guideline value, while the price is below.
  const mandhra = new ProjectPage(page, 'Mandhra')
  await mandhra.openEstimate('?area=4545')
  await expect(mandhra.tax()).toBeHidden()
  await mandhra.dial('Area').fill('4,546')
  await expect(page.locator('#cost output')).toHaveText('₹44,09,620')
  await expect(mandhra.tax()).toContainText('you pay ₹50,006 of the price (1%)')
})

test('what the price holds and when it is paid stand by the estimate that knows it @once @readonly', async ({
  page,
}) => {
  const titles = ['In the price', 'Not in the price', 'When you pay']
  await new ProjectPage(page, 'Mandhra').open()
  const cost = page.locator('#cost')
  for (const name of titles)
    await expect(cost.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(cost.getByRole('listitem')).toHaveCount(6)
  await expect(cost.locator('dl').last().locator('dd')).toHaveText([
    '10% of the price',
    '40% of the price',
    '50% of the price',
  ])
  await new ProjectPage(page, 'Vistara').open()
  for (const name of titles)
    await expect(cost.getByRole('heading', { name, exact: true })).toHaveCount(0)
})

test('the Tamil page says base, tax, lists and stages in Tamil @once @readonly', async ({
  page,
}) => {
  const said = (place: string, values = {}) => tamil('project-page/words', `cost.${place}`, values)
  await page.goto(`.${TAMIL}/mandhra/`)
  const cost = page.locator('#cost')
  for (const place of ['covers.included', 'covers.extra', 'payment.title']) {
    await expect(cost).toContainText(said(place))
  }
  await expect(cost).toContainText(said('payment.share', { share: 40 }))
  await expect(cost).toContainText(said('duty.text', { duty: 7, fee: 2 }))
  await expect(cost.locator('small', { hasText: said('onGuideline', { value: '₹' }) })).toHaveCount(
    2,
  )
  await page.goto(`.${TAMIL}/vistara/`)
  const values = { limit: '₹50,00,000', percent: 1, sum: '₹76,442' }
  await expect(cost).toContainText(said('tax', values))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the estimate of one plot is there, and says which @once @readonly', async ({ page }) => {
    const vistara = new ProjectPage(page, 'Vistara')
    await vistara.open()
    await expect(page.locator('#cost h3')).toHaveText('Plot 1, 2,685 sq.ft')
    await expect(page.locator('#cost output')).toHaveText('₹76,44,195')
    await expect(page.locator('#cost svg rect')).toHaveCount(4)
    await expect(vistara.tax()).toContainText('you pay ₹76,442 of the price (1%)')
    await expect(vistara.dial('Area')).toBeHidden()
  })

  test('the base of the duty, the lists and the stages are there @once @readonly', async ({
    page,
  }) => {
    const mandhra = new ProjectPage(page, 'Mandhra')
    await mandhra.open()
    await expect(mandhra.term('Stamp duty')).toContainText('On the guideline value, ₹')
    await expect(mandhra.tax()).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Not in the price' })).toBeVisible()
    await expect(page.getByText('With the registered agreement of sale')).toBeVisible()
  })
})
