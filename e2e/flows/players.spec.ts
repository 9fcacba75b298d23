import { expect, test } from '../helpers/fixtures'
import { EnquiryForm } from '../helpers/pages/enquiry-form'

const path = (slug: string) => `tiruppurTamilans/players/${slug}/`

test('a profile shows the figures that are known @once @readonly', async ({ page }) => {
  await page.goto(path('tushar-raheja'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tushar Raheja')
  const season = page.getByRole('region', { name: 'Season 2025' })
  await expect(season).toContainText('488 runs')
  await expect(season).toContainText('1,474 runs scored by the team')
  await expect(season).toContainText('Player of the tournament, 2025')
  await expect(season).not.toContainText('wickets')
})

test('a profile without figures shows the place in the squad and the team’s season @once @readonly', async ({
  page,
}) => {
  await page.goto(path('natarajan-t'))
  const season = page.getByRole('region', { name: 'Season 2025' })
  await expect(season).toContainText(/In the squad of 5/)
  await expect(season).toContainText('74 wickets taken by the team')
  await expect(season).not.toContainText('runs')

  await page.goto(path('sai-kishore'))
  await expect(season).toContainText(/In the squad of 5\s*Captain\s*One of 2 all-rounders/)
  await expect(season).toContainText('7 of 9 matches won by the team')
  await expect(season).toContainText('TNPL champions, 06 Jul 2025')
  await expect(season).toContainText('Gujarat Titans')
  await expect(season.getByText(/runs|wickets/)).toHaveText([/by the team$/, /by the team$/])
})

test('a profile is in the bar and in the structured data @once @readonly @check', async ({
  page,
}) => {
  await page.goto(path('natarajan-t'))
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText('Our Tamizhans')
  await expect(page).toHaveTitle('Natarajan T, Tiruppur Tamilans')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const graph: { '@type': string; [key: string]: unknown }[] = JSON.parse(text ?? '')['@graph']
  const person = graph.find((thing) => thing['@type'] === 'Person')
  expect(person).toMatchObject({ name: 'Natarajan T', jobTitle: 'Bowler' })
  expect(person).not.toHaveProperty('image')
})

test('a profile’s shirt is requested on the fan home, where there is no shop @once @readonly @check', async ({
  page,
}) => {
  await page.goto(path('esakkimuthu'))
  await page.getByRole('link', { name: 'Buy Merchandise' }).click()
  const enquiry = new EnquiryForm(page, 'Enquiry to the Tiruppur Tamilans')
  await expect(enquiry.message).toHaveValue('Shirt of Esakkimuthu: is it on sale?')
  await expect(enquiry.name).toBeFocused()
  await expect(enquiry.name).toBeInViewport()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
