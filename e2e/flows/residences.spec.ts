import { test as base, expect, FAILED_REQUEST } from '../fixtures'
import { ResidencesPage } from '../pages/residences'

const test = base.extend<{ residences: ResidencesPage }>({
  residences: async ({ page }, use) => {
    await use(new ResidencesPage(page))
  },
})

test('Schedule a Visit leads to the request form, from the head and from the foot', async ({
  residences,
}) => {
  await residences.open()
  await expect(residences.scheduleAVisit()).toHaveCount(2)
  await residences.scheduleAVisit().last().click()
  await expect(residences.page).toHaveURL(/#request$/)
  await expect(
    residences.page.getByRole('heading', { name: 'Request Information' }),
  ).toBeInViewport()
})

test('the brochure opens in a new tab @once @check', async ({ residences }) => {
  await residences.open()
  const link = residences.page.getByRole('link', { name: /^Download Brochure/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toContainText('of the plots')
  await expect(link).toHaveAttribute('href', /\/brochures\/vistara\.pdf$/)
})

test('the four facts are called planned, with one line on the papers that are to be published @once', async ({
  residences,
}) => {
  await residences.open()
  const facts = residences.facts()
  for (const fact of [
    '2, 3 & 4 BHK premium residences',
    'IGBC Gold certified green building',
    'Smart home automation',
    '24/7 security with CCTV',
  ])
    await expect(facts.getByText(fact)).toBeAttached()
  await expect(facts.getByText('Not confirmed yet')).toHaveCount(1)
  await expect(facts).toContainText(
    'We will publish the floor plans, the IGBC certificate with its number, the specification and the maintenance agreement, with the prices.',
  )
  const told = await residences.page.locator('script[type="application/ld+json"]').textContent()
  expect(told).not.toMatch(/IGBC|BHK/)
})

test('a request offers three slots and reaches the desk with the chosen one', async ({
  residences,
  local,
}) => {
  await residences.open()
  await residences.request.ready()
  await expect(residences.preferredTime().locator('option')).toHaveText([
    'Choose a time',
    'Morning, 9 AM–12 PM',
    'Afternoon, 12 PM–4 PM',
    'Evening, 4 PM–7 PM',
  ])
  await residences.request.fill({ name: 'Meena' })
  await residences.preferredTime().selectOption('evening')
  await residences.request.submit.click()
  await expect(residences.page).toHaveURL(/\/formsubmitsuccess\/$/)
  const [request] = await local.received('form')
  expect(request?.fields).toMatchObject({ name: 'Meena', preferred_time: 'evening' })
})

test('a request without a time is not sent and says what is missing @once', async ({
  residences,
  local,
}) => {
  await residences.open()
  await residences.request.ready()
  await residences.request.fill()
  await residences.request.submit.click()
  await expect(residences.preferredTime()).toBeFocused()
  await expect(residences.preferredTime()).toHaveAccessibleDescription('Please choose a time')
  expect(await local.received('form')).toEqual([])
})

test('after a failure the request keeps every word and the chosen time @once @check', async ({
  residences,
  local,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  await residences.open()
  await residences.request.ready()
  await local.fail({ service: 'form', cors: false })
  await residences.request.fill()
  await residences.preferredTime().selectOption('morning')
  await residences.request.submit.click()
  await expect(residences.request.alert).toContainText('Error occurred: ')
  await expect(residences.request.email).toHaveValue('asha@example.com')
  await expect(residences.preferredTime()).toHaveValue('morning')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the request is posted by the browser itself @once', async ({ residences, local }) => {
    await residences.open()
    await residences.request.fill({ phone: '9848012345' })
    await residences.preferredTime().selectOption('afternoon')
    await residences.request.submit.click()
    await expect(residences.page).toHaveURL(/\/formsubmitsuccess\/$/)
    const [request] = await local.received('form')
    expect(request?.fields).toMatchObject({ preferred_time: 'afternoon' })
  })
})
