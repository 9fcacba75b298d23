import { unzipSync } from 'fflate'
import { expect, test } from '../helpers/fixtures'
import { EnquiryForm } from '../helpers/pages/enquiry-form'

test('a company finds partners, audience and brand kit, and writes with category and season @once @check', async ({
  page,
  local,
}) => {
  await page.goto('tiruppurTamilans/partners/')
  await test.step('each figure has its source and day', async () => {
    const audience = page.getByRole('region', { name: 'The audience in figures' })
    await expect(audience.getByRole('listitem')).toHaveText([
      /2\.4 million\s*viewers of the final\s*TNPL, 20 Jul 2025/,
      /11,000\s*seats at the ground of the first match\s*TNPL, 02 May 2025/,
    ])
  })
  await test.step('the kit is one file', async () => {
    const link = page.getByRole('link', { name: /brand kit \(ZIP, \d+\skB\)/ })
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('application/zip')
    expect(Object.keys(unzipSync(await answer.body()))).toContain('crest.svg')
  })
  await test.step('the form sends company, category and season', async () => {
    const enquiry = new EnquiryForm(page, 'Partnership with the Tiruppur Tamilans')
    await enquiry.ready()
    await enquiry.root.getByLabel('Company').fill('Asha Mills')
    await enquiry.root.getByLabel('Category').fill('Textiles')
    await enquiry.root.getByLabel('Season').selectOption('later')
    await enquiry.fill({ message: 'Our mark on the shirt' })
    await enquiry.root.getByRole('button', { name: 'Send to the team' }).click()
    await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
    const [sent] = await local.received('form')
    expect(sent?.fields).toMatchObject({
      subject: 'Partnership with the Tiruppur Tamilans',
      company: 'Asha Mills',
      category: 'Textiles',
      season: 'later',
    })
  })
})
