import { expect, test } from './fixtures'

const path = (slug: string) => `tiruppurTamilans/players/${slug}/`

test('a profile shows the figures that are known @readonly', async ({ page }) => {
  await page.goto(path('tushar-raheja'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tushar Raheja')
  const season = page.getByRole('region', { name: 'Season 2025' })
  await expect(season).toContainText('488 runs')
  await expect(season).toContainText('Player of the tournament, 2025')
  await expect(season).not.toContainText('matches')
})

test('a profile without figures says so instead of inventing any @readonly', async ({ page }) => {
  await page.goto(path('sai-kishore'))
  const season = page.getByRole('region', { name: 'Season 2025' })
  await expect(season).toContainText('No figures of this player have been published')
  await expect(season).toContainText('Gujarat Titans')
})

test('previous and next go round the whole squad @readonly @once', async ({ page }) => {
  await page.goto(path('sai-kishore'))
  const pager = page.getByRole('navigation', { name: 'Players' })
  const seen = new Set<string>()
  for (let turn = 0; turn < 18; turn += 1) {
    seen.add(new URL(page.url()).pathname)
    const next = pager.getByRole('link', { name: /^Next/ })
    await page.goto((await next.getAttribute('href')) ?? '')
  }
  expect(seen.size).toBe(18)
  await expect(page).toHaveURL(/sai-kishore/)
  await pager.getByRole('link', { name: /^Previous/ }).click()
  await expect(page).toHaveURL(/achyuth-cv/)
})

test('a profile is told to search engines as a person of the team, without a picture @readonly @once', async ({
  page,
}) => {
  await page.goto(path('natarajan-t'))
  await expect(page).toHaveTitle('Natarajan T, Tiruppur Tamilans')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const graph: { '@type': string; [key: string]: unknown }[] = JSON.parse(text ?? '')['@graph']
  const person = graph.find((thing) => thing['@type'] === 'Person')
  expect(person).toMatchObject({ name: 'Natarajan T', jobTitle: 'Bowler' })
  expect(person).not.toHaveProperty('image')
})
