import { expect, test } from '../helpers/fixtures'

const path = (slug: string) => `tiruppurTamilans/players/${slug}/`

test('a profile shows what is known: figures, biography or photograph @once @readonly @check', async ({
  page,
}) => {
  const facts = page.getByRole('region', { name: 'Figures, honours and teams' })
  await test.step('a batsman’s figures, with the strike rate that follows from them', async () => {
    await page.goto(path('tushar-raheja'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tushar Raheja')
    await expect(facts).toContainText(
      /Season 2025\s*488 Runs\s*263 Balls faced\s*185\.55 Strike rate/,
    )
    await expect(facts).toContainText('Player of the tournament, 2025')
    await expect(facts).toContainText('Bats left-handed')
    await expect(facts).not.toContainText('Wickets')
  })
  await test.step('a bowler’s begin with bowling', async () => {
    await page.goto(path('esakkimuthu'))
    await expect(facts).toContainText(/14 Wickets\s*3\/21 Best bowling\s*9 Matches/)
  })
  await test.step('a biography without a figure', async () => {
    await page.goto(path('natarajan-t'))
    await expect(facts).toContainText('a village near Salem')
    await expect(facts).toContainText('No. 44')
    await expect(facts).not.toContainText('Season')
    await page.getByRole('link', { name: 'All 5 players' }).click()
    await expect(page).toHaveURL(/\/squad\/$/)
  })
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
