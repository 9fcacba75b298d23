import { test as base, expect, FAILED_REQUEST } from '../helpers/fixtures'
import { pressInFirstFrame } from '../helpers/pages/first-frame'
import { ListingPage } from '../helpers/pages/listing'
import { checkUnless } from '../helpers/tags'

const test = base.extend<{ listing: ListingPage }>({
  listing: async ({ page }, use) => {
    await use(new ListingPage(page))
  },
})

test('the three projects have badge, price, place, highlights, registration line and plots; placeholders are marked @once', async ({
  listing,
}) => {
  await listing.goto()
  await expect(listing.page.getByRole('heading', { level: 1 })).toHaveText('Our Projects')
  await expect(listing.page.getByText('WHERE DREAMS FIND THEIR PLOT!')).toBeVisible()

  const none = 'RERA number: not yet published'
  const number =
    'Registration TN/29/Layout/0217/2026, Noyyal Properties Private Limited, 14 Riverside Road, Tiruppur 641 601'
  for (const [name, price, place, highlight, registration] of [
    ['Vistara', '₹2,847 per sq.ft', 'Uthangudi, Madurai', '30 Ft Road', none],
    ['Nakshatra', '₹2,400 per sq.ft', 'Royapuram, Chennai', 'Green Surroundings', number],
    ['Mandhra', '₹970 per sq.ft', 'Tondiarpet, Chennai', 'Secured Community', none],
  ] as const) {
    const card = listing.card(name)
    for (const text of ['PLOT', price, place, highlight, registration])
      await expect(card).toContainText(text)
  }
  await expect(listing.card('Nakshatra')).toContainText(
    /\d+ of \d+ plots available\.\s+Availability as of 24 Nov 2026\./,
  )
  await expect(listing.card('Mandhra')).toContainText(/plots available\. .* Ask us which plots/)
  await expect(listing.card('Vistara')).not.toContainText('plots available')

  const quotes = listing.testimonials()
  for (const who of ['A homeowner', 'A renter', 'An investor'])
    await expect(quotes.getByText(who, { exact: true })).toBeAttached()
  await expect(quotes.getByText('Sample')).toHaveCount(1)

  // The structured data contains every project, and no placeholder.
  const text = await listing.page.locator('script[type="application/ld+json"]').textContent()
  const list = JSON.parse(text ?? '')['@graph'][0]
  expect(list['@type']).toBe('ItemList')
  expect(list.itemListElement.map((item: { name: string }) => item.name)).toEqual([
    'Vistara',
    'Nakshatra',
    'Mandhra',
  ])
  expect(text).not.toMatch(/homeowner|Completed/)
})

test('the picture and the name of a card open its project @check', async ({ listing, page }) => {
  await listing.open()
  await listing.card('Vistara').locator('a:has(img)').click()
  await expect(page).toHaveURL(/\/vistara\/$/)
  await page.goBack()
  await listing.card('Nakshatra').getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/nakshatra\/$/)
})

test('filters narrow the list, the address carries them and Back undoes them @browsers @dev', async ({
  listing,
  page,
}) => {
  await listing.open()
  await listing.filter('In Progress').click()
  await expect.poll(() => listing.names()).toEqual(['Vistara', 'Nakshatra'])
  await expect(page).toHaveURL(/\?status=in-progress$/)
  await expect(listing.announcement()).toHaveText('2 projects')
  await expect(listing.filter('In Progress')).toHaveAttribute('aria-pressed', 'true')

  await listing.filter('Completed').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => listing.names()).toEqual(['Mandhra'])
  await expect(listing.filter('Completed')).toBeFocused()
  await page.goBack()
  await expect.poll(() => listing.names()).toEqual(['Vistara', 'Nakshatra'])
  await page.goBack()
  await expect.poll(() => listing.names()).toEqual(['Vistara', 'Nakshatra', 'Mandhra'])
  await expect(listing.filter('All')).toHaveAttribute('aria-pressed', 'true')
})

/** A message that can be sent unchanged. */
const SENTENCE = /^[A-Z].{3,48}[.?!]$/

for (const path of ['properties/', 'ta/properties/'])
  test(`the first screen of ${path} leads to a project @readonly @once${checkUnless(path === 'properties/')}`, async ({
    page,
  }) => {
    for (const viewport of [
      { width: 390, height: 700 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(viewport)
      if (page.url() === 'about:blank') await page.goto(path)
      const first = page.locator('#projects article a').first()
      const { y = viewport.height } = (await first.boundingBox()) ?? {}
      // Visible enough for a thumb.
      expect(y, `${viewport.width}`).toBeLessThanOrEqual(viewport.height - 44)
    }
  })

test('Browse More Properties works in the first frame, before any script @once @readonly @check', async ({
  listing,
  page,
}) => {
  const release = await pressInFirstFrame(page, 'properties/', 'Browse More Properties')
  const { root, name, message } = listing.enquiry
  await expect(message).toHaveValue(SENTENCE)
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport()
  await expect(root).not.toHaveAttribute('data-ready')
  release()
  await expect(root).toHaveAttribute('data-ready', '')
  await expect(message).toHaveValue(SENTENCE)
  await expect(name).toBeFocused()
})

test('an enquiry from the listing reaches the desk, and a failed one keeps its words @once @browsers', async ({
  listing,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  await listing.open()
  await listing.enquiry.ready()
  await local.fail({ service: 'form', status: 500 })
  await listing.enquiry.fill({ message: 'A corner plot' })
  await listing.enquiry.submit.click()
  await expect(listing.enquiry.alert).toContainText('Something went wrong. Please try again.')
  await expect(listing.enquiry.message).toHaveValue('A corner plot')

  await listing.enquiry.submit.click()
  await expect(listing.page).toHaveURL(/formsubmitsuccess/)
  const sent = await local.received('form')
  expect(sent.at(-1)?.fields).toMatchObject({
    reference: sent[0]?.fields?.reference,
    message: 'A corner plot',
    subject: 'Plots: enquiry from the listing',
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every project is shown, whatever the address, and no control without effect @once', async ({
    listing,
  }) => {
    await listing.goto('?status=completed')
    expect(await listing.names()).toEqual(['Vistara', 'Nakshatra', 'Mandhra'])
    await expect(listing.filter('Completed')).toBeHidden()
    await expect(listing.page.locator('a[data-favourites]')).toBeHidden()
    await listing.browseMore().click()
    await expect(listing.enquiry.root).toBeInViewport()

    // The comparison says that it needs JavaScript, and links to the plans.
    await listing.page.goto('properties/compare/?p=vistara-34')
    await expect(listing.page.getByText(/switch on JavaScript/)).toBeVisible()
    await listing.page.getByRole('link', { name: 'Plan of Nakshatra' }).click()
    await expect(listing.page).toHaveURL(/\/nakshatra\/#plan$/)
  })
})
