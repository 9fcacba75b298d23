import { expect, test } from '../fixtures'
import { ProjectPage } from '../pages/project'
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
  await expect(vistara.dial('Area')).toHaveValue('2,778')
  await expect(page.locator('#cost output')).toHaveText('₹79,08,966')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the estimate of one plot is there, and says which @once @readonly', async ({ page }) => {
    const vistara = new ProjectPage(page, 'Vistara')
    await vistara.open()
    await expect(page.locator('#cost h3')).toHaveText('Plot 1, 2,685 sq.ft')
    await expect(page.locator('#cost output')).toHaveText('₹76,44,195')
    await expect(page.locator('#cost svg rect')).toHaveCount(4)
    await expect(vistara.dial('Area')).toBeHidden()
  })
})
