import { expect, test } from '../helpers/fixtures'
import { TeamPage } from '../helpers/pages/team'
import { checkUnless } from '../helpers/tags'

test('the team has its own sticky bar, which leads to a section and back to the group, and no header of the group', async ({
  page,
}) => {
  const team = new TeamPage(page)
  await team.open()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Menu|Businesses/ })).toHaveCount(0)
  await expect(page.getByText('Gallery')).toHaveCount(0)
  await team.bar().getByRole('link', { name: 'Table' }).click()
  await expect(page.getByRole('heading', { name: 'Points table 2025' })).toBeInViewport()
  await expect(team.bar().getByRole('link', { name: 'Fan home' })).toBeInViewport()
  await team.bar().getByRole('link', { name: 'Noyyal Group' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Land, cinema and cricket/)
})

test('on a phone the bar’s links swipe sideways and are large enough for a thumb', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile)
  const team = new TeamPage(page)
  await team.open()
  const links = team.bar().getByRole('navigation').getByRole('link')
  await expect(links).not.toHaveCount(0)
  for (const link of await links.all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('results, fixtures and table are all there @once', async ({ page }) => {
    const team = new TeamPage(page)
    await team.open()
    await expect(team.cards()).toHaveCount(3)
    await expect(team.cards().first()).toContainText('Tiruppur won by 118 runs')
    await expect(team.results()).toContainText('Season 2025 record')
    const both = { name: /^(\w+ ?\d* )?Tiruppur Tamilans v / }
    for (const [at, count] of [7, 2].entries()) {
      const list = team.fixtures().getByRole('list').nth(at)
      await expect(list.getByRole('heading', both)).toHaveCount(count)
    }
    await expect(team.ownRow()).toContainText('Our team')
    await expect(team.table().getByRole('rowheader')).toHaveCount(8)
  })

  test('all nine matches are grouped by stage, can be filtered by won and lost, and are printed without header and footer @once', async ({
    page,
  }) => {
    await page.goto('second/')
    const stage = (name: string) => page.getByRole('region', { name })
    await expect(stage('Playoffs').getByRole('article')).toHaveCount(2)
    await expect(stage('League stage').getByRole('article')).toHaveCount(7)
    const cards = page.getByRole('article').filter({ visible: true })
    await expect(cards).toHaveCount(9)
    await page.getByRole('radio', { name: 'Lost 2' }).check()
    await expect(cards).toHaveCount(2)
    for (const card of await cards.all()) await expect(card).toContainText('Lost')
    await expect(stage('Playoffs')).toBeHidden()
    await page.getByRole('radio', { name: 'Won 7' }).check()
    await expect(cards).toHaveCount(7)
    for (const card of await cards.all()) await expect(card).not.toContainText('Lost')

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(cards.first()).toBeVisible()
  })
})

for (const edition of ['', 'ta/']) {
  test(`all columns of the table fit the narrowest phone on /${edition} @readonly @once${checkUnless(edition === '')}`, async ({
    page,
  }) => {
    await page.goto(`${edition}tiruppurTamilans/`)
    for (const width of [320, 360, 390, 480]) {
      await page.setViewportSize({ width, height: 640 })
      const cells = await page.evaluate(() =>
        [...document.querySelectorAll('#table tr')].map((row) =>
          [...row.children]
            .filter((cell) => cell.checkVisibility())
            .map((cell) => {
              const range = document.createRange()
              range.selectNodeContents(cell)
              const { left, right } = range.getBoundingClientRect()
              const size = Number.parseFloat(getComputedStyle(cell).fontSize)
              return { isWhole: left >= 0 && right <= innerWidth, size, left, right }
            }),
        ),
      )
      for (const row of cells) {
        expect(row, `${width}`).toHaveLength(7)
        for (const [index, { isWhole, size, left }] of row.entries()) {
          expect(isWhole, `${width}`).toBe(true)
          expect(size, `${width}`).toBeGreaterThanOrEqual(12)
          expect(left, `${width}`).toBeGreaterThanOrEqual((row[index - 1]?.right ?? 0) - 0.5)
        }
      }
    }
  })
}
