import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@/e2e/helpers/fixtures'
import { BASE_PATH } from '@/e2e/helpers/paths'

/** A live build of the fixture: Nakshatra is registered; Vistara, its residences and Mandhra are not. */
const HIDDEN = [
  ['vistara/', 'Vistara', 'Uthangudi, Madurai'],
  ['mandhra/', 'Mandhra', 'Tondiarpet, Chennai'],
  ['vistara/residences/', 'Vistara Residences', 'Uthangudi, Madurai'],
] as const

for (const [path, name, place] of HIDDEN)
  test(`/${path} has name, place and one sentence, and no offer @once`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(main).toContainText(place)
    await expect(main).toContainText('Not on offer')
    await expect(main).not.toContainText('₹')
    await expect(main.locator('form, img, a')).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(0)
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    const types = JSON.parse(data ?? '')['@graph'].map(
      (thing: { '@type': string }) => thing['@type'],
    )
    expect(types).toEqual(['Organization', 'BreadcrumbList'])
  })

test('the only picture above the list has no carousel buttons @once', async ({ page }) => {
  await page.goto('properties/')
  const opening = page.getByRole('main').locator('[data-look="listing"]')
  await expect(opening.getByRole('img')).toHaveCount(1)
  await expect(opening.getByRole('button')).toHaveCount(0)
  await expect(opening.getByRole('heading', { level: 1 })).toBeVisible()
})

test('brochures, plans, codes and plots of other projects are not published @once', async ({
  request,
}) => {
  for (const [file, status] of [
    ['brochures/vistara.pdf', 404],
    ['brochure/mandhra/', 404],
    ['qr/vistara.svg', 404],
    ['vistara/plot/34/', 404],
    ['ta/mandhra/plot/1/', 404],
    ['nakshatra/plot/117/', 200],
    ['qr/nakshatra.svg', 200],
  ] as const)
    expect((await request.get(file)).status(), file).toBe(status)
  const pictures = ['share', 'ta/share'].flatMap((folder) =>
    readdirSync(path.join('site', BASE_PATH, folder)),
  )
  expect(pictures.filter((name) => /^(?:vistara|mandhra)/.test(name))).toEqual([])
  expect(
    pictures.filter((name) => /^nakshatra(?:-plot-117)?-[0-9a-f]{8}\./.test(name)),
  ).toHaveLength(4)
})

test('papers of the registered project are published, placeholders and unused ones are not @once', async ({
  page,
  request,
}) => {
  for (const [file, status] of [
    ['layout-approval', 200],
    ['approved-layout-sample', 404],
    ['in-no-list', 404],
  ] as const)
    expect((await request.get(`papers/nakshatra/${file}.pdf`)).status(), file).toBe(status)
  await page.goto('nakshatra/')
  await expect(page.getByRole('main')).not.toContainText(/Gift deed|Approved layout/)
  await expect(page.getByRole('link', { name: /^Layout approval/ })).toHaveCount(1)
})
