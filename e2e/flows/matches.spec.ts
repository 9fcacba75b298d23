import { expect, test } from '../helpers/fixtures'
import { TeamPage } from '../helpers/pages/team'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a card leads to the page of its match: scores, season, ground, all results and the next match @once', async ({
    page,
  }) => {
    const team = new TeamPage(page)
    await team.open()
    await team.cards().first().getByRole('link', { name: 'Final' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Tiruppur Tamilans v Dindigul Dragons')
    const board = page.getByRole('article').first()
    await expect(board).toContainText('Tiruppur won by 118 runs')
    await expect(board).toContainText('220/5')
    const region = (name: string) => page.getByRole('region', { name })
    await expect(region('The season after this match')).toContainText(
      /Played\s*9\s*Won\s*7\s*Lost\s*2/,
    )
    await expect(region('The season after this match')).not.toContainText('Points')
    // Nothing but its name is known of this ground.
    const place = region('When and where')
    await expect(place).toContainText('Sun, 06 Jul 2025, 7:15 PM')
    await expect(place.getByRole('term')).toHaveText(['Start', 'Ground'])
    await expect(place.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      /destination=NPR%20College%20Ground,%20Dindigul/,
    )
    await expect(region('The next match')).toHaveCount(0)

    await page.getByRole('link', { name: 'Results of 2025', exact: true }).click()
    await page.getByRole('link', { name: /^Match 2 / }).click()
    await expect(heading).toHaveText('Tiruppur Tamilans v Chepauk Super Gillies')
    await expect(region('The season after this match')).toContainText(/Points\s*0/)
    for (const term of ['Gates', 'Parking', 'Last bus and train', 'Bags', 'Wheelchair', 'Weather'])
      await expect(place.getByRole('term').filter({ hasText: term })).toHaveCount(1)
    await expect(place.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      /destination=11\.02684,76\.99052/,
    )
    await expect(
      page.getByRole('link', { name: /^(?:Tickets|Watch|Add to calendar)/ }),
    ).toHaveCount(0)
    await expect(region('The next match').getByRole('link', { name: /^Match 5 / })).toHaveAttribute(
      'href',
      /\/tiruppurTamilans\/matches\/2025\/match-5\/$/,
    )

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(board).toBeVisible()
  })
})
