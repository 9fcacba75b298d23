import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { linesOf } from '@/e2e/helpers/desk-mail'
import { expect, test } from '@/e2e/helpers/fixtures'
import { readElements } from '@/e2e/helpers/html'
import { ConsentNotice } from '@/e2e/helpers/pages/consent'
import { ProjectPage } from '@/e2e/helpers/pages/project'
import { checkUnless } from '@/e2e/helpers/tags'

const NUMBER = 'TN/29/Layout/0217/2026'
const UNREGISTERED = 'RERA number: not yet published'
const projects = [
  ['Vistara', '₹2,847', 'Uthangudi, Madurai', UNREGISTERED],
  ['Nakshatra', '₹2,400', 'Royapuram, Chennai', NUMBER],
  ['Mandhra', '₹970', 'Tondiarpet, Chennai', UNREGISTERED],
] as const

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 360, height: 740 }

/** Flag of `compareDocumentPosition` for a node that follows. */
const FOLLOWING = 4

/** The first view shows name, place, price and one action, before any form. */
async function checkFirstView(page: Page) {
  const { decline } = new ConsentNotice(page)
  if (await decline.isVisible()) await decline.click()
  const bar = page.getByRole('navigation', { name: 'Reach us' })
  const height = page.viewportSize()?.height ?? 0
  const end = (await bar.isVisible()) ? ((await bar.boundingBox())?.y ?? height) : height
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    page.getByText(/, (Madurai|Chennai)$/).first(),
    page.getByText(/^₹[\d,]+ per sq\.ft$/).first(),
    page.getByRole('link', { name: 'Schedule a Visit' }),
  ]) {
    const box = await part.boundingBox()
    expect.soft(box?.y ?? -1).toBeGreaterThan(0)
    expect.soft((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(end)
  }
  const order = await page.evaluate(() => {
    const offer = [...document.querySelectorAll('main p')].find((p) => p.textContent?.includes('₹'))
    const form = document.querySelector('main form')
    return offer && form && offer.compareDocumentPosition(form)
  })
  expect(order).toBe(FOLLOWING)
}

/** The bar of sections stays below the header and marks the section in view. */
async function checkSections(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Sections' })
  for (const [label, id] of [
    ['Cost', 'cost'],
    ['Papers', 'registration'],
  ] as const) {
    await bar.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    await expect(page.locator(`#${id} h2`)).toBeInViewport()
    await expect
      .poll(() =>
        bar
          .locator('[aria-current=true]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      )
      .toEqual([`#${id}`])
    await expect(bar).toBeInViewport({ ratio: 1 })
    const headerEnd = await page
      .getByRole('banner')
      .evaluate((header) => header.getBoundingClientRect().bottom)
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(headerEnd - 1)
    await expect
      .poll(async () => (await page.locator(`#${id} h2`).boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual(y + height)
  }
}

for (const [name, price, place, registration] of projects)
  test(`${name} in a wide window: first view, facts, sections and the tabs of its forms @once @readonly${checkUnless(name === 'Vistara')}`, async ({
    page,
  }) => {
    const project = new ProjectPage(page, name)
    const count = () => page.evaluate(() => document.querySelectorAll('*').length)
    await page.setViewportSize(WIDE)
    await project.open()

    await test.step('the first view, what it is, costs and where it stands', async () => {
      expect(await count()).toBeLessThanOrEqual(1_200)
      await checkFirstView(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      const hero = page.locator('main > div', { has: page.getByRole('heading', { level: 1 }) })
      await expect(hero).toContainText(`${price} per sq.ft`)
      await expect(hero).toContainText(place)
      await expect(page.getByRole('region', { name: 'Facts' })).toContainText('Plots')
      // The form's head lies on the foot of the picture, by a fifth at most.
      const form = page.locator('main [data-ground=light]', { has: page.locator('form') }).first()
      const [{ y = 0, height = 0 }, above] = [
        (await form.boundingBox()) ?? {},
        await hero.boundingBox(),
      ]
      const over = (above?.y ?? 0) + (above?.height ?? 0) - y
      expect(over).toBeGreaterThan(0)
      expect(over).toBeLessThanOrEqual(height / 5)
      await expect(page.locator('#registration')).toContainText(registration)
    })
    await test.step('the page stays small once its plan can be chosen from', async () => {
      await page.locator('#plan').scrollIntoViewIfNeeded()
      await project.drawing().waitFor()
      expect(await count()).toBeLessThanOrEqual(1_200)
    })
    await test.step('a page that a live build would not show says that the project is a sample, unless it is printed', async () => {
      const band = page.getByText('Sample project, not on sale.')
      await expect(band).toHaveCount(registration === NUMBER ? 0 : 1)
      await page.emulateMedia({ media: 'print' })
      await expect(band).toBeHidden()
      await page.emulateMedia({ media: null })
    })
    await test.step('a visit is one press away, and nothing typed is lost between the tabs', async () => {
      await page.getByRole('link', { name: 'Schedule a Visit' }).click()
      await expect(page).toHaveURL(/#visit$/)
      await expect(page.locator('#visit')).toBeInViewport()
      await expect(project.enquiry.name).toBeHidden()
      await project.visit.name.fill('Asha')
      await page.getByRole('tab', { name: 'Visit' }).press('ArrowRight')
      await expect(page.getByRole('tab', { name: 'Ask a question' })).toBeFocused()
      await expect(page.getByRole('tabpanel', { name: 'Ask a question' })).toBeVisible()
      await project.enquiry.message.fill('Which trees?')
      await page.getByRole('tab', { name: 'Visit' }).click()
      await expect(project.visit.name).toHaveValue('Asha')
      await page.evaluate(() => {
        location.hash = '#enquiry'
      })
      await expect(project.enquiry.message).toHaveValue('Which trees?')
      await expect(project.enquiry.message).toBeVisible()
    })
    await test.step('sections', () => checkSections(page))
  })

for (const [name] of projects)
  test(`${name} on a phone: first view, length, sections, and collapsed papers @readonly${checkUnless(name === 'Vistara')}`, async ({
    page,
  }) => {
    await page.setViewportSize(NARROW)
    await new ProjectPage(page, name).open()
    await checkFirstView(page)
    await page.locator('html:not([data-lazy-layout])').waitFor()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (name === 'Vistara') expect(height).toBeLessThanOrEqual(12_200)
    const paper = page.getByText('Check it yourself')
    await expect(paper).toBeHidden()
    await page.getByText('How to check, and the papers').click()
    await expect(paper).toBeVisible()
    await checkSections(page)
    // The consent notice replaces the bar until it is answered.
    const { decline } = new ConsentNotice(page)
    if (await decline.isVisible()) await decline.click()
    const bar = page.getByRole('navigation', { name: 'Reach us' })
    await expect(bar).toBeInViewport()
    const whatsapp = await bar.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(decodeURIComponent(whatsapp ?? '')).toContain(name)
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+/)
  })

test('a paper of a registered project opens as the PDF that it names, and its desk is called at every width @readonly @once', async ({
  page,
  request,
}) => {
  const nakshatra = new ProjectPage(page, 'Nakshatra')
  await nakshatra.open()
  const registration = page.locator('#registration')
  await test.step('a paper says what it proves and opens as the PDF that it names', async () => {
    const named = /^Layout approval \(PDF, 2 pages, 1\skB\)/
    const row = registration.getByRole('row', { name: named })
    await expect(row).toContainText('The town planners have approved')
    await expect(row).toContainText('LO/14/2026')
    const answer = await request.get((await row.getByRole('link').getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain('application/pdf')
    expect(answer.headers()['x-robots-tag']).toBe('noindex')
    expect((await answer.body()).toString('latin1')).toMatch(/^%PDF-[\s\S]*\/Count 2/)
  })
  // Papers that no page uses are not published.
  expect((await request.get('papers/nakshatra/in-no-list.pdf')).status()).toBe(404)
  await test.step('its number breaks after a slash alone, and the desk is in the bar or beside the forms', async () => {
    const bar = page
      .getByRole('navigation', { name: 'Reach us' })
      .getByRole('link', { name: 'Call' })
    const beside = page.locator('#contact').getByRole('link', { name: /^\+91 [\d ]+$/ })
    const notice = new ConsentNotice(page)
    await notice.ask()
    await notice.decline.click()
    for (const width of [360, 768, 959, 960, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const broken = await registration.getByText(NUMBER).evaluate((number) => {
        const range = document.createRange()
        return [...number.childNodes]
          .filter((node) => {
            range.selectNodeContents(node)
            return range.getClientRects().length > 1
          })
          .map((node) => node.textContent)
      })
      expect(broken, `at ${width}`).toEqual([])
      await expect(bar, `bar at ${width}`).toBeVisible({ visible: width < 960 })
      await expect(beside, `beside the forms at ${width}`).toBeVisible({ visible: width >= 960 })
    }
    await expect(beside).toHaveAttribute('href', /^tel:\+91\d{10}$/)
  })
})

test('the side form sends name, email and phone, and no message @once @check', async ({
  page,
  local,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.open()
  await vistara.openSide()
  await vistara.side.ready()
  await expect(vistara.side.message).toHaveCount(0)
  await vistara.side.fill()
  await vistara.side.submit.click()
  await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
  const [sent] = await local.received('form')
  expect(sent?.fields).toMatchObject({ name: 'Asha', phone: '9848012345' })
  expect(sent?.fields).not.toHaveProperty('message')
})

test('a project’s page and brochure have the ground that content says @once', () => {
  for (const file of readdirSync('content/en/projects').filter((name) => name.endsWith('.json'))) {
    const { slug, ground = 'teal' } = JSON.parse(
      readFileSync(`content/en/projects/${file}`, 'utf8'),
    )
    for (const page of [slug, `brochure/${slug}`]) {
      const elements = readElements(readFileSync(`out/${page}/index.html`, 'utf8'))
      const grounds = elements.map(({ attributes }) => attributes['data-land'])
      expect([page, grounds.find(Boolean)]).toEqual([page, ground])
    }
  }
})

test('structured data holds a listing with its unit price, and no placeholders @once', () => {
  const elements = readElements(readFileSync('out/mandhra/index.html', 'utf8'))
  const text = elements.find(({ attributes }) => attributes.type === 'application/ld+json')?.text
  const graph = JSON.parse(text ?? '')['@graph']
  const types = graph.map((thing: { '@type': string }) => thing['@type'])
  expect(types).toEqual(['RealEstateListing', 'Place', 'Organization', 'BreadcrumbList'])
  expect(graph[0].offers.priceSpecification).toMatchObject({
    '@type': 'UnitPriceSpecification',
    price: 970,
    priceCurrency: 'INR',
    unitCode: 'FTK',
  })
  expect(graph[1].alternateName).toBe('Mandhara')
  expect(text).not.toMatch(/Completed|IGBC|available/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Vistara shows its plots, one estimate and the gate, has a form, and leads to a plot that can be shared @once @readonly', async ({
    page,
  }) => {
    const vistara = new ProjectPage(page, 'Vistara')
    const plots = JSON.parse(readFileSync('content/en/projects/plots/vistara.json', 'utf8'))
    await vistara.open()

    await test.step('the drawing is an image, and every plot is in the list', async () => {
      await expect(page.getByRole('img', { name: 'Site plan of Vistara' })).toBeVisible()
      await expect(vistara.rows()).toHaveCount(6)
      await page.getByText(/^All \d+ plots$/).click()
      await expect(vistara.rows()).toHaveCount(plots.plots.length)
      await expect(page.getByRole('button', { name: 'Larger' })).toBeHidden()
    })
    await test.step('WhatsApp names the project, and on the sheet the plot that it shows', async () => {
      const firstLine = async (link: ReturnType<Page['locator']>) =>
        linesOf(await link.getAttribute('href'))[0]
      expect(await firstLine(page.locator('nav > [data-action=whatsapp]'))).toContain('Vistara')
      const onSheet = page.locator('#plan').getByRole('link', { name: 'Ask on WhatsApp' })
      expect(await firstLine(onSheet)).toMatch(/plot 1: .*\/vistara\/plot\/1\/$/)
      const send = page.getByRole('group', { name: /^Send plot/ })
      expect(await send.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
        /^https:\/\/wa\.me\/\?text=Plot%20\d+/,
      )
    })
    await test.step('both forms can be used', async () => {
      await expect(vistara.visit.name).toBeVisible()
      await expect(vistara.visit.root).toHaveAttribute('method', 'post')
      await expect(vistara.visit.root).toHaveAttribute('action', /^https?:/)
      await expect(vistara.enquiry.message).toBeVisible()
      await page.getByRole('link', { name: 'Ask a question' }).click()
      await expect(page).toHaveURL(/#enquiry$/)
      await expect(vistara.enquiry.name).toBeInViewport()
    })
    await test.step('the list leads to the page of a plot, which can be sent from there', async () => {
      await page.locator('#plan table').getByRole('link', { name: '3', exact: true }).click()
      await expect(page).toHaveURL(/\/vistara\/plot\/3\/$/)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toContainText('3')
      await expect(main).toContainText('₹76,55,583')
      await expect
        .poll(() => main.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(1200)
      const link = main.getByRole('link', { name: 'Send plot 3 by WhatsApp' })
      const text = linesOf(await link.getAttribute('href')).join('\n')
      expect(text).toContain(await page.title())
      expect(text).toContain(new URL(page.url()).pathname)
      await main.getByRole('link', { name: 'See plot 3 on the plan of Vistara' }).click()
      await expect(page).toHaveURL(/\/vistara\/\?plot=3#plan$/)
    })
  })
})
