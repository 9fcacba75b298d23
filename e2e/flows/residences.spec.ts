import { test as base, expect } from '../helpers/fixtures'
import { ResidencesPage } from '../helpers/pages/residences'

const test = base.extend<{ residences: ResidencesPage }>({
  residences: async ({ page }, use) => {
    await use(new ResidencesPage(page))
  },
})

test('the four facts are called planned, with one line on the papers, and the brochure is that of the plots @once', async ({
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
  const data = await residences.page.locator('script[type="application/ld+json"]').textContent()
  expect(data).not.toMatch(/IGBC|BHK/)
  const brochure = residences.page.getByRole('link', { name: /^Download Brochure/ })
  await expect(brochure).toHaveAttribute('target', '_blank')
  await expect(brochure).toContainText('of the plots')
  await expect(brochure).toHaveAttribute('href', /\/brochures\/vistara\.pdf$/)
})

test('Schedule a Visit leads to the request, which says what is missing and reaches the desk with the chosen slot', async ({
  residences,
  local,
}) => {
  await residences.open()
  await expect(residences.scheduleAVisit()).toHaveCount(2)
  await residences.scheduleAVisit().last().click()
  await expect(residences.page).toHaveURL(/#request$/)
  await expect(
    residences.page.getByRole('heading', { name: 'Request Information' }),
  ).toBeInViewport()
  await residences.request.ready()
  await expect(residences.preferredTime().locator('option')).toHaveText([
    'Choose a time',
    'Morning, 9 AM–12 PM',
    'Afternoon, 12 PM–4 PM',
    'Evening, 4 PM–7 PM',
  ])
  await residences.request.fill({ name: 'Meena' })
  await residences.request.submit.click()
  await expect(residences.preferredTime()).toBeFocused()
  await expect(residences.preferredTime()).toHaveAccessibleDescription('Please choose a time')
  expect(await local.received('form')).toEqual([])
  await residences.preferredTime().selectOption('evening')
  await residences.request.submit.click()
  await expect(residences.page).toHaveURL(/\/formsubmitsuccess\/$/)
  const [request] = await local.received('form')
  expect(request?.fields).toMatchObject({ name: 'Meena', preferred_time: 'evening' })
})
