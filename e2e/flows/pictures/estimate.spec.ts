import { readFileSync } from 'node:fs'
import { expect, test } from '@/e2e/helpers/fixtures'
import { ProjectPage } from '@/e2e/helpers/pages/project'

test('1,200 sq.ft give the known sums, which follow slider and inputs; the address keeps them @readonly @dev', async ({
  page,
}) => {
  const project = new ProjectPage(page, 'Vistara')
  await project.openEstimate('?area=1200')
  await test.step('the known sums', async () => {
    await expect(page.locator('#cost output')).toHaveText('₹34,16,400')
    await expect(project.line('Loan')).toHaveText('₹25,62,300')
    await expect(project.line('Monthly instalment')).toHaveText('₹25,989')
    await expect(project.line('Price per cent')).toHaveText('₹12,40,153')
  })
  await test.step('silly input is explained, and the last sums stand', async () => {
    await project.dial('Interest').fill('ninety')
    await expect(page.locator('#cost').getByRole('alert')).toHaveText(
      'A figure from 0 to 24, please',
    )
    await expect(project.line('Monthly instalment')).toHaveText('₹25,989')
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
    await expect(page.locator('#cost output')).toHaveText('₹34,16,400')
  })
})

test('no sum shows paise @once', () => {
  for (const name of ['vistara', 'nakshatra', 'mandhra'])
    expect(readFileSync(`out/${name}/index.html`, 'utf8')).not.toMatch(/₹[\d,]+\.\d/)
})
