import { readFileSync } from 'node:fs'
import { expect, test } from '../../fixtures'
import { ProjectPage } from '../../pages/project'

const projects = [
  ['Vistara', '₹34,16,400', '₹25,62,300', '₹25,989', '₹12,40,153'],
  ['Nakshatra', '₹28,80,000', '₹21,60,000', '₹21,908', '₹10,45,440'],
  ['Mandhra', '₹11,64,000', '₹8,73,000', '₹8,855', '₹4,22,532'],
] as const

for (const [name, price, loan, instalment, perCent] of projects)
  test(`1,200 sq.ft of ${name} come to the known sums, which follow slider and figures; the address keeps them @readonly${name === 'Vistara' ? ' @dev' : ' @once @check'}`, async ({
    page,
  }) => {
    const project = new ProjectPage(page, name)
    await project.openEstimate('?area=1200')
    await test.step('the known sums', async () => {
      await expect(page.locator('#cost output')).toHaveText(price)
      await expect(project.line('Loan')).toHaveText(loan)
      await expect(project.line('Monthly instalment')).toHaveText(instalment)
      await expect(project.line('Price per cent')).toHaveText(perCent)
    })
    await test.step('silly input is explained, and the last sums stand', async () => {
      await project.dial('Interest').fill('ninety')
      await expect(page.locator('#cost').getByRole('alert')).toHaveText(
        'A figure from 0 to 24, please',
      )
      await expect(project.line('Monthly instalment')).toHaveText(instalment)
    })
    await test.step('a rate is read with its sign and in the visitor’s own digits', async () => {
      await project.dial('Interest').fill('௮.௫ %')
      await expect(page).toHaveURL(/rate=8\.5(&|$)/)
    })
    await test.step('a slider moves by keys', async () => {
      const slider = page.getByRole('slider', { name: 'Loan share' })
      await slider.focus()
      await page.keyboard.press('ArrowRight')
      await expect(project.dial('Loan share')).toHaveValue('76')
      await page.keyboard.press('Home')
      await expect(project.line('Monthly instalment')).toHaveText('₹0')
    })
    await test.step('the address opens the same estimate', async () => {
      await project.openEstimate(new URL(page.url()).search)
      await expect(project.dial('Interest')).toHaveValue('8.5')
      await expect(project.line('Monthly instalment')).toHaveText('₹0')
      await expect(page.locator('#cost output')).toHaveText(price)
    })
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

test('no sum shows paise @once', () => {
  for (const name of ['vistara', 'nakshatra', 'mandhra'])
    expect(readFileSync(`out/${name}/index.html`, 'utf8')).not.toMatch(/₹[\d,]+\.\d/)
})
