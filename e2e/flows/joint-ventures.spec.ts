import { readFileSync } from 'node:fs'
import { test as base, expect } from '../helpers/fixtures'
import { JointVenturesPage } from '../helpers/pages/joint-ventures'
import { allPaths, tamilPaths } from '../helpers/paths'

const test = base.extend<{ ventures: JointVenturesPage }>({
  ventures: async ({ page }, use) => {
    await use(new JointVenturesPage(page))
  },
})

test('each of the three slides leads to the join section, and that to the form @check', async ({
  ventures,
  page,
}) => {
  await ventures.open()
  const hero = ventures.hero()
  for (const title of ['Partner with Us', 'Innovate & Scale', 'Strategic Growth'])
    await expect(hero.locator('h2', { hasText: title })).toBeAttached()
  await expect(hero.locator('a[href="#join"]')).toHaveCount(3)

  await hero.getByRole('button', { name: /Strategic Growth/ }).click()
  await hero
    .getByRole('group', { name: '3 of 3' })
    .getByRole('link', { name: 'Get Started' })
    .click()
  await expect(page.getByRole('heading', { name: 'Ready to Join Forces?' })).toBeInViewport()
  await page.getByRole('link', { name: 'Contact Us Now' }).click()
  await expect(page).toHaveURL(/#enquiry$/)
  await expect(ventures.enquiry.name).toBeInViewport()
})

test('benefits, commitment and the seven stages are shown, a question opens by keyboard, and on a phone the page stays short @readonly', async ({
  ventures,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await ventures.open()
  await page.locator('html:not([data-lazy-layout])').waitFor()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(9000)

  const benefits = page.getByRole('region', { name: 'Why Choose a Joint Venture?' })
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
    'Deep industry expertise',
    'Synergistic resource sharing',
    'Enhanced innovation',
    'Global market expansion',
    'Risk mitigation',
  ])
  await expect(page.getByRole('heading', { name: 'Our Commitment' })).toBeAttached()

  // The stages are open, in order, each with its drawing.
  const stages = page.getByRole('region', { name: 'What happens, step by step' })
  await stages.scrollIntoViewIfNeeded()
  const drawings: string[] = []
  for (const stage of await stages.getByRole('listitem').all()) {
    await expect(stage.getByRole('heading')).toBeVisible()
    drawings.push(await stage.locator('svg').first().innerHTML())
  }
  expect(new Set(drawings).size).toBe(7)

  const question = ventures.question('How wide is the power of attorney?')
  await expect(question.getByText('what may be done with the land')).toBeHidden()
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question.getByText('what may be done with the land')).toBeVisible()
  const row = page.getByRole('row', { name: /Who sells/ })
  await expect(row).toBeHidden()
  await ventures.question('Area share or revenue share?').locator('summary').click()
  await expect(row).toContainText('You sell or keep your own plots')
  await expect(row).toContainText('The developer sells all of them')
})

test('an invalid extent is refused; an offer of land reaches the desk with extent, unit and village', async ({
  ventures,
  local,
}) => {
  await ventures.open()
  await ventures.enquiry.ready()
  await ventures.enquiry.fill({ message: 'One owner, road on the east' })
  for (const text of ['0', 'five', '2,5', '-1']) {
    await ventures.extent().fill(text)
    await ventures.enquiry.submit.click()
    await expect(ventures.extent()).toBeFocused()
    await expect(ventures.extent()).toHaveAttribute('aria-invalid', 'true')
  }
  expect(await local.received('form')).toEqual([])
  await ventures.extent().fill('2.5')
  await ventures.unit().selectOption('acre')
  await ventures.village().fill('Uthangudi, Madurai East')
  await ventures.enquiry.submit.click()
  await expect(ventures.page).toHaveURL(/\/formsubmitsuccess\/$/)
  const [offer] = await local.received('form')
  expect(offer?.fields).toMatchObject({
    extent: '2.5',
    extent_unit: 'acre',
    village: 'Uthangudi, Madurai East',
    message: 'One owner, road on the east',
  })
})

test('no page has a number field that the mouse wheel changes @once', () => {
  for (const place of [...allPaths(), ...tamilPaths()]) {
    const html = readFileSync(`out${place}index.html`, 'utf8')
    expect(html.match(/type="?number/g), place).toBeNull()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all slides, questions and answers are there, and an offer that names no land yet can be posted @once', async ({
    ventures,
    local,
  }) => {
    await ventures.open()
    await expect(ventures.hero().getByRole('link', { name: 'Get Started' })).toHaveCount(3)
    await ventures.question('Does the land leave my name?').locator('summary').click()
    await expect(ventures.page.getByText('Ask what is transferred')).toBeVisible()

    await ventures.enquiry.fill({ phone: '9848012345' })
    await ventures.unit().selectOption('cent')
    await ventures.enquiry.submit.click()
    await expect(ventures.page).toHaveURL(/\/formsubmitsuccess\/$/)
    const [offer, ...others] = await local.received('form')
    expect(others).toEqual([])
    expect(offer?.fields).toMatchObject({ extent: '', extent_unit: 'cent', village: '' })
  })
})
