import { expect, test } from '../helpers/fixtures'
import { holdFiles } from '../helpers/hold-files'
import { EnquiryForm } from '../helpers/pages/enquiry-form'
import { FanHomePage } from '../helpers/pages/fan-home'

test('each link of the bar leads to its part of the page @readonly @check', async ({ page }) => {
  const fans = new FanHomePage(page)
  await fans.openCalm()
  const parts = [
    ['Latest', 'Latest results'],
    ['Fixtures 2025', 'Fixtures 2025'],
    ['Stats Hub', 'Stats Hub'],
    ['Our Tamizhans', 'Our Tamizhans'],
    ['Sponsors', 'Our Sponsors'],
    ['Contact Us', 'Write to the champions of 2025'],
  ] as const
  for (const [link, title] of parts) {
    await fans.bar().getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { name: title })).toBeInViewport()
  }
})

test('the fan home shows stories, figures and sponsors, and each bar of the season leads to its match @readonly @once', async ({
  page,
}) => {
  const fans = new FanHomePage(page)
  await fans.openCalm()
  await test.step('the page opens with the newest story, and says what comes next', async () => {
    const hero = fans.section('This one is for Tiruppur')
    await expect(hero).toContainText('Newest story Won the final by 118 runs 07 Jul 2025')
    await expect(hero).toContainText('The fixtures of the next season come in May.')
    await expect(hero.getByRole('link')).toHaveAttribute('href', /\/stories\/final\/$/)
  })
  await test.step('two stories lead to pages of ours that tell them, one safely to a report elsewhere', async () => {
    const links = fans.section('Top stories').getByRole('link')
    await expect(links).toHaveText([/^Read the story/, /^See his season/, /^Read on tnpl\.com/])
    await expect(links.nth(0)).toHaveAttribute('href', /\/stories\/final\/$/)
    await expect(links.nth(1)).toHaveAttribute('href', /\/players\/tushar-raheja\/$/)
    await expect(links.nth(2)).toHaveAttribute('rel', 'noopener')
  })
  await test.step('the stats are the published figures and what follows from the results', async () => {
    const stats = fans.section('Stats Hub')
    await expect(stats).toContainText('488 runs')
    await expect(stats).toContainText('14 wickets')
    await expect(stats.getByRole('definition')).toContainText([
      ...['220/5', 'v Dindigul Dragons', '6', '15 Jun 2025 to 06 Jul 2025'],
      ...['118 runs', 'v Dindigul Dragons', '9 wickets', 'v Dindigul Dragons'],
      ...['1 ball left', 'Lost to SKM Salem Spartans by 4 wickets'],
    ])
    const table = stats.getByRole('table', { name: 'Head to head, 2025' })
    const row = (name: string) => table.getByRole('row', { name: new RegExp(name) })
    await expect(row('Chepauk Super Gillies')).toHaveText('Chepauk Super Gillies211375297')
    await expect(row('Dindigul Dragons')).toHaveText('Dindigul Dragons220314195')
    await expect(fans.section('Achievements')).toHaveText(
      /Titles2025Finals2025Semifinals2017201820242025/,
    )
  })
  await test.step('no mark of a sponsor stands twice', async () => {
    const marks = await fans.section('Our Sponsors').getByRole('img').all()
    const names = await Promise.all(marks.map((mark) => mark.getAttribute('alt')))
    expect(new Set(names).size).toBe(9)
  })
  await test.step('the bars of all runs have one scale', async () => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const lengths = await page.locator('#stats td:has(> svg)').evaluateAll((cells) =>
        cells.map((cell) => {
          const { width } = cell.querySelector('rect')?.getBoundingClientRect() ?? {}
          return (width ?? 0) / Number(cell.textContent)
        }),
      )
      expect(lengths).toHaveLength(14)
      for (const length of lengths) expect(length, `at ${width}`).toBeCloseTo(lengths[0] ?? 0, 2)
    }
  })

  const bars = fans.section('Fixtures 2025').getByRole('listitem')
  await expect(bars).toHaveCount(9)
  // A forced click does not wait until the page is stable.
  await page.locator('html:not([data-lazy-layout])').waitFor()
  // The bar below the crest reacts too.
  const bar = bars.filter({ has: page.getByRole('link', { name: /^Siechem Madurai Panthers/ }) })
  await bar.locator('svg').click({ force: true })
  await expect(page).toHaveURL(/\/matches\/2025\/match-20\/$/)
  await expect(page.getByRole('article', { name: /^Match 20/ })).toBeInViewport()
})

test('the squad wraps both ways and announces its position @readonly @dev', async ({ page }) => {
  // A wide window shows all five cards, so the carousel does not move.
  await page.setViewportSize({ width: 600, height: 900 })
  const fans = new FanHomePage(page)
  await fans.openCalm()
  const squad = fans.squad()
  await squad.scrollIntoViewIfNeeded()
  await expect(squad).toHaveAttribute('data-ready', '')
  const position = squad.getByRole('status')
  await expect(position).toHaveText('1 of 5')
  await squad.getByRole('button', { name: 'Next' }).click()
  await squad.getByRole('button', { name: 'Next' }).click()
  await expect(position).toHaveText('3 of 5')
  await squad.press('ArrowLeft')
  await squad.press('ArrowLeft')
  await squad.press('ArrowLeft')
  await expect(position).toHaveText('5 of 5')
  await expect(fans.card('Esakkimuthu')).toBeInViewport()
  await squad.getByRole('button', { name: 'Next' }).click()
  await expect(position).toHaveText('1 of 5')
})

test('the first Previous works while the files of the squad are loading @readonly @once @check', async ({
  page,
}) => {
  const release = await holdFiles(page)
  await page.setViewportSize({ width: 600, height: 900 })
  const fans = new FanHomePage(page)
  await fans.openCalm()
  const squad = fans.squad()
  await squad.scrollIntoViewIfNeeded()
  await squad.getByRole('button', { name: 'Previous' }).click()
  await expect(squad).not.toHaveAttribute('data-ready')
  release()
  await expect(squad).toHaveAttribute('data-ready', '')
  await expect(squad.getByRole('status')).toHaveText('5 of 5')
  await expect(fans.card('Esakkimuthu')).toBeInViewport()
})

const shop = process.env.SHOP_URL

test('every card sells the player’s shirt: through the enquiry form where there is no shop @check', async ({
  page,
  local,
}) => {
  test.skip(shop !== undefined, 'this site has a shop')
  const fans = new FanHomePage(page)
  await fans.openCalm()
  await expect(
    page.getByRole('link', { name: /^Buy Merchandise: /, includeHidden: true }),
  ).toHaveCount(5)
  await fans.squad().scrollIntoViewIfNeeded()
  await fans.card('Kishore').getByRole('link', { name: 'Buy Merchandise: Sai Kishore' }).click()
  const enquiry = new EnquiryForm(page, 'Enquiry to the Tiruppur Tamilans')
  await expect(enquiry.message).toHaveValue('Shirt of Sai Kishore: is it on sale?')
  await expect(enquiry.name).toBeFocused()
  await expect(enquiry.name).toBeInViewport()
  await enquiry.ready()
  await enquiry.fill({ message: 'Our mark on the shirt' })
  await enquiry.root.getByRole('button', { name: 'Send to the team' }).click()
  await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
  const [sent] = await local.received('form')
  expect(sent?.fields).toMatchObject({
    subject: 'Enquiry to the Tiruppur Tamilans',
    message: 'Our mark on the shirt',
  })
})

test('picture and name of the one card in use travel to its page @once @readonly @check', async ({
  page,
}) => {
  const fans = new FanHomePage(page)
  await fans.openCalm()
  const names = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-travel]')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== 'none'),
    )
  const both = ['player-image-tushar-raheja', 'player-name-tushar-raheja']
  await fans.squad().scrollIntoViewIfNeeded()
  expect(await names()).toEqual([])
  const link = fans.card('Tushar Raheja').getByRole('link', { name: 'View Profile: Tushar Raheja' })
  await link.focus()
  expect(await names()).toEqual(both)
  await link.press('Enter')
  await expect(page).toHaveURL(/players\/tushar-raheja\/$/)
  expect(await names()).toEqual(both)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole page is there, all players too, and no intro @once @readonly', async ({
    page,
  }) => {
    const fans = new FanHomePage(page)
    await fans.open()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/This one is for Tiruppur/)
    await expect(fans.squad().getByRole('link', { name: /View Profile/ })).toHaveCount(5)
    await expect(fans.squad().getByRole('button', { name: 'Next' })).toBeHidden()
    await expect(fans.intro()).toHaveCount(0)
  })
})
