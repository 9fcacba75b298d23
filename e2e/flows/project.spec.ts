import { expect, test } from '../fixtures'
import { ConsentNotice } from '../pages/consent'
import { ProjectPage } from '../pages/project'
import { checkUnless } from '../tags'

test.use({ pictures: true })

const NUMBER = 'TN/29/Layout/0217/2026'
const UNREGISTERED = 'RERA number: not yet published'
const projects = [
  ['Vistara', '₹2,847', 'Uthangudi, Madurai', UNREGISTERED],
  ['Nakshatra', '₹2,400', 'Royapuram, Chennai', NUMBER],
  ['Mandhra', '₹970', 'Tondiarpet, Chennai', UNREGISTERED],
] as const

/** What `compareDocumentPosition` answers for a node that comes later. */
const FOLLOWING = 4

for (const [name, price, place, registration] of projects) {
  test(`${name} says what it is, what it costs and where it stands @once @readonly${checkUnless(name === 'Vistara')}`, async ({
    page,
  }) => {
    await new ProjectPage(page, name).open()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    const hero = page.locator('main > div', { has: page.getByRole('heading', { level: 1 }) })
    await expect(hero).toContainText(`${price} per sq.ft`)
    await expect(hero).toContainText(place)
    await expect(page.getByRole('region', { name: 'Facts' })).toContainText('Plots')
    await expect(page.locator('#registration')).toContainText(registration)
  })
}

test('a registered project shows its code, its papers and distances, and its number breaks only after a slash @readonly @once', async ({
  page,
}) => {
  await new ProjectPage(page, 'Nakshatra').open()
  const registration = page.locator('#registration')
  await expect(registration.getByRole('img', { name: 'QR code of the registration' })).toBeVisible()
  await expect(
    registration.getByRole('row', { name: /^Layout approval .* LO\/14\/2026/ }),
  ).toBeVisible()
  await expect(
    page.locator('#location').getByRole('listitem').filter({ hasText: '1.2' }),
  ).toHaveText(/Royapuram railway station/)
  for (const fact of [
    '16 Feb 2031',
    '31 Mar 2028',
    '30 Sep 2026',
    '6.4 acres',
    '214/1, 214/2A, 215',
  ])
    await expect(registration).toContainText(fact)
  await expect(registration).toContainText('Noyyal Properties Private Limited')
  await expect(page.locator('#cost')).toContainText('at most 10% of the price')
  for (const width of [360, 768, 1024, 1440]) {
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
  }
})

test('a paper says what it proves and opens as a PDF of the pages and the size that it names @readonly @once', async ({
  page,
  request,
}) => {
  for (const [language, named, proof] of [
    ['', /Layout approval \(PDF, 2 pages, 1\skB\)/, 'The town planners have approved'],
    ['ta/', /மனைப்பிரிவு ஒப்புதல் \(PDF, 2 பக்கங்கள், 1\skB\)/, 'ஒப்புதல் தந்துள்ளது'],
  ] as const) {
    await page.goto(`${language}nakshatra/`)
    const papers = page.locator('#registration')
    await expect(papers.getByRole('row', { name: named })).toContainText(proof)
    const link = papers.getByRole('link', { name: named })
    const answer = await request.get((await link.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain('application/pdf')
    expect(answer.headers()['x-robots-tag']).toBe('noindex')
    expect((await answer.body()).toString('latin1')).toMatch(/^%PDF-[\s\S]*\/Count 2/)
  }
})

test('a paper without a copy says how to see it, and one that is a sample says so @readonly @once', async ({
  page,
  request,
}) => {
  await new ProjectPage(page, 'Nakshatra').open()
  const papers = page.locator('#registration')
  const deed = papers.getByRole('row', { name: /^Gift deed/ })
  await expect(deed).toContainText('Ask us to see this paper.')
  await expect(deed).toContainText('Sample')
  await expect(deed.getByRole('link')).toHaveCount(0)
  // Nothing names it, so it stays with the owner.
  expect((await request.get('papers/nakshatra/in-no-list.pdf')).status()).toBe(404)
})

test('the approved layout stands below the plan with its number, to be compared with it @readonly', async ({
  page,
}) => {
  const nakshatra = new ProjectPage(page, 'Nakshatra')
  await nakshatra.openPlan()
  const layout = page.locator('#plan figure', { hasText: 'Approved layout' })
  await expect(layout).toContainText('LO/14/2026, 12 Jan 2026')
  await expect(layout).toContainText('plot by plot number')
  await expect(layout).toContainText('Sample')
  await layout.scrollIntoViewIfNeeded()
  await expect(layout.getByRole('img', { name: 'A sample of an approved layout' })).toBeVisible()
  await expect(layout.getByRole('link', { name: /PDF, 1 page/ })).toHaveAttribute('href', /\.pdf$/)
  await new ProjectPage(page, 'Vistara').open()
  await expect(page.locator('#plan')).not.toContainText('Approved layout')
})

test('a page that a live build would not show says so, and that of a registered project does not @readonly @once', async ({
  page,
}) => {
  const band = page.getByText('a live site shows the name, the place and one sentence here')
  for (const [name, count] of [
    ['Vistara', 1],
    ['Nakshatra', 0],
  ] as const) {
    await new ProjectPage(page, name).open()
    await expect(band).toHaveCount(count)
  }
  await page.emulateMedia({ media: 'print' })
  await new ProjectPage(page, 'Vistara').open()
  await expect(band).toBeHidden()
})

test('a visit and an enquiry are one press away from the hero @readonly', async ({ page }) => {
  await new ProjectPage(page, 'Vistara').open()
  await page.getByRole('link', { name: 'Schedule a Visit' }).click()
  await expect(page).toHaveURL(/#visit$/)
  await expect(page.locator('#visit')).toBeInViewport()
})

test('the side form sends name, email and phone, and no message @once', async ({ page, local }) => {
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

test('on a phone, call, WhatsApp and enquire stay in reach of the thumb @readonly', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the bar belongs to phones')
  await new ProjectPage(page, 'Nakshatra').open()
  const bar = page.getByRole('navigation', { name: 'Reach us' })
  await expect(bar).toBeInViewport()
  const whatsapp = await bar.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(whatsapp ?? '')).toContain('Nakshatra')
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+/)
  await page.locator('#cost').scrollIntoViewIfNeeded()
  // The question about cookies stands in its place until it is answered: one bar at a time.
  await new ConsentNotice(page).decline.click()
  await expect(bar).toBeInViewport()
})

test('structured data holds a listing with its unit price, and nothing that is a sample @readonly @once', async ({
  page,
}) => {
  await new ProjectPage(page, 'Mandhra').open()
  const text = await page.locator('script[type="application/ld+json"]').textContent()
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

test('the desk can be called at every width: from the bar, or beside the last forms @once @readonly', async ({
  page,
}) => {
  await new ProjectPage(page, 'Nakshatra').open()
  const bar = page.getByRole('navigation', { name: 'Reach us' }).getByRole('link', { name: 'Call' })
  const beside = page.locator('#contact').getByRole('link', { name: /^\+91 [\d ]+$/ })
  for (const [width, inBar] of [
    [360, true],
    [959, true],
    [960, false],
    [1920, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(bar, `bar at ${width}`).toBeVisible({ visible: inBar })
    await expect(beside, `beside the forms at ${width}`).toBeVisible({ visible: !inBar })
  }
  await expect(beside).toHaveAttribute('href', /^tel:\+91\d{10}$/)
})

for (const name of ['Vistara', 'Nakshatra', 'Mandhra']) {
  test(`the page of ${name} has at most 1,200 elements, also once its plan can be chosen from @once @readonly${checkUnless(name === 'Vistara')}`, async ({
    page,
  }) => {
    const project = new ProjectPage(page, name)
    await project.open()
    const count = () => page.evaluate(() => document.querySelectorAll('*').length)
    expect(await count()).toBeLessThanOrEqual(1_200)
    await project.openPlan()
    expect(await count()).toBeLessThanOrEqual(1_200)
  })

  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    test(`the first view of ${name} at ${width} × ${height} shows name, place, price and one action, before any form @once @readonly${checkUnless(name === 'Vistara')}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await new ProjectPage(page, name).open()
      const { decline } = new ConsentNotice(page)
      if (await decline.isVisible()) await decline.click()
      const bar = page.getByRole('navigation', { name: 'Reach us' })
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
        const offer = [...document.querySelectorAll('main p')].find((p) =>
          p.textContent?.includes('₹'),
        )
        const form = document.querySelector('main form')
        return offer && form && offer.compareDocumentPosition(form)
      })
      expect(order).toBe(FOLLOWING)
    })
  }
}

test('the bar of sections stays below the header and marks the section in view @readonly', async ({
  page,
}) => {
  await new ProjectPage(page, 'Vistara').open()
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
})

test('visit and question are tabs, and nothing typed is lost between them @once @readonly', async ({
  page,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.open()
  await expect(vistara.enquiry.name).toBeHidden()
  await vistara.visit.name.fill('Asha')
  await page.getByRole('tab', { name: 'Visit' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Ask a question' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Ask a question' })).toBeVisible()
  await vistara.enquiry.message.fill('Which trees?')
  await page.getByRole('tab', { name: 'Visit' }).click()
  await expect(vistara.visit.name).toHaveValue('Asha')
  await page.goto('vistara/#enquiry')
  await expect(vistara.enquiry.message).toBeVisible()
})

test('on a phone the page stays short, and papers are folded @readonly @once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await new ProjectPage(page, 'Vistara').open()
  const { decline } = new ConsentNotice(page)
  if (await decline.isVisible()) await decline.click()
  await page.locator('html:not([data-lazy-layout])').waitFor()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(12_200)
  const paper = page.getByText('Check it yourself')
  await expect(paper).toBeHidden()
  await page.getByText('How to check, and the papers').click()
  await expect(paper).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(paper).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the day of the check, reservations, papers and the approved layout are there @once @readonly', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await new ProjectPage(page, 'Nakshatra').open()
    const plan = page.locator('#plan')
    await expect(plan.getByText('Availability as of 24 Nov 2026.')).toBeVisible()
    await page.locator('#plan details:has(table) > summary').click()
    await expect(plan.getByText('Reserved until 03 Dec')).toBeVisible()
    await expect(plan.getByRole('link', { name: /^Open the approved layout/ })).toBeVisible()
    await page.getByText('How to check, and the papers').click()
    await expect(page.getByRole('link', { name: /^Layout approval .*PDF, 2 pages/ })).toBeVisible()
  })

  test('both forms can be reached and used @once @readonly', async ({ page }) => {
    const vistara = new ProjectPage(page, 'Vistara')
    await vistara.open()
    await expect(vistara.visit.name).toBeVisible()
    await expect(vistara.enquiry.message).toBeVisible()
    await page.getByRole('link', { name: 'Ask a question' }).click()
    await expect(page).toHaveURL(/#enquiry$/)
    await expect(vistara.enquiry.name).toBeInViewport()
  })
})
