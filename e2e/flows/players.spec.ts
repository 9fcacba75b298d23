import { expect, test } from '../helpers/fixtures'
import { FanHomePage } from '../helpers/pages/fan-home'

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

test('a player without any of them is found on the page of the squad @once @readonly @check', async ({
  page,
}) => {
  const card = page.getByRole('article', { name: 'Sai Kishore' })
  await test.step('from the carousel', async () => {
    const fans = new FanHomePage(page)
    await fans.openCalm()
    await fans.card('Kishore').getByRole('link', { name: 'View Profile: Sai Kishore' }).click()
    await expect(page).toHaveURL(/\/squad\/#sai-kishore$/)
    await expect(card).toBeInViewport()
    await expect(card).toContainText('India, Gujarat Titans, Tamil Nadu')
    await expect(card.getByRole('link', { name: /View Profile/ })).toHaveCount(0)
  })
  for (const language of ['', 'ta/'])
    await test.step(`from the former address: /${language}`, async () => {
      const answer = await page.request.get(`${language}${path('sai-kishore')}?from=poster`, {
        maxRedirects: 0,
      })
      expect(answer.status()).toBe(301)
      expect(answer.headers().location).toMatch(
        new RegExp(`${language || '/'}tiruppurTamilans/squad/\\?from=poster#sai-kishore$`),
      )
    })
})

test('the squad has a card for every player, each with the fragment of its address @once @readonly @check', async ({
  page,
}) => {
  await page.goto('tiruppurTamilans/squad/')
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.locator('li:has(> article)').last()).toHaveAttribute('id', 'esakkimuthu')
  const figures = page.getByRole('article', { name: 'Tushar Raheja' })
  await expect(figures).toContainText(/Runs 488\s*Balls faced 263\s*Strike rate 185\.55/)
  await figures.getByRole('link', { name: 'View Profile: Tushar Raheja' }).click()
  await expect(page).toHaveURL(/players\/tushar-raheja\/$/)
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
