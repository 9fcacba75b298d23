import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '@/e2e/helpers/fixtures'
import { ProjectPage } from '@/e2e/helpers/pages/project'
import { BASE_PATH, TAMIL } from '@/e2e/helpers/paths'
import { checkUnless } from '@/e2e/helpers/tags'

/** Bytes of a plot's published page. A Tamil letter has three bytes, and nine in an address. */
const MOST_BYTES = { en: 3_000, ta: 4_600 }

const EDITIONS = [
  {
    language: 'en',
    folder: '',
    title: 'Plot 34, 2,641 sq.ft, north, ₹75,18,927 · Vistara',
    sold: 'Plot 8, sold, 2,691 sq.ft, north · Vistara',
    locale: 'en_IN',
  },
  {
    language: 'ta',
    folder: TAMIL,
    title: 'மனை 34, 2,641 சதுர\u00a0அடி, வடக்கு பார்த்தது, ₹75,18,927 · விஸ்தாரா',
    sold: 'மனை 8, விற்கப்பட்டது, 2,691 சதுர\u00a0அடி, வடக்கு பார்த்தது · விஸ்தாரா',
    locale: 'ta_IN',
  },
] as const

/** The tags that a chat reads from a page, by name or property. */
async function readTags(request: APIRequestContext, address: string) {
  const answer = await request.get(address)
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  const tags = new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  )
  return { html, tags, bytes: Buffer.byteLength(html) }
}

for (const { language, folder, title, sold, locale } of EDITIONS) {
  test(`a chat preview shows the plot, or that it is sold, without a redirect to the project: ${language} @once @readonly`, async ({
    request,
  }) => {
    const { html, tags, bytes } = await readTags(request, `.${folder}/vistara/plot/34/`)
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toContain(`<html lang="${language}-IN">`)
    expect(tags.get('og:title')).toBe(title)
    expect(tags.get('og:locale')).toBe(locale)
    expect(tags.get('twitter:card')).toBe('summary_large_image')
    expect(tags.get('robots')).toBe('noindex')
    const url = tags.get('og:url') ?? ''
    expect(new URL(url).pathname).toBe(`${BASE_PATH}${folder}/vistara/plot/34/`)
    const canonical = /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1] ?? ''
    expect(new URL(canonical).pathname).toBe(`${BASE_PATH}${folder}/vistara/`)
    expect(html).not.toContain('http-equiv="refresh"')
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES[language])

    const gone = await readTags(request, `.${folder}/vistara/plot/8/`)
    expect(gone.html).toContain(`<title>${sold}</title>`)
    expect(gone.tags.get('og:title')).toBe(sold)
    expect(gone.html).not.toContain('₹')
  })

  test(`its page redirects to the plan, opened at the plot, and Back returns to the previous page: ${language} @readonly${checkUnless(language === 'en')}`, async ({
    page,
  }) => {
    await page.goto('terms/')
    await page.goto(`.${folder}/vistara/plot/34/`)
    await expect(page).toHaveURL(/\/vistara\/\?plot=34#plan$/)
    expect(new URL(page.url()).pathname).toBe(`${BASE_PATH}${folder}/vistara/`)
    await page.keyboard.press('Shift')
    await expect(page.locator('#plan section[data-ground="dark"] h3 b')).toHaveText('34')
    await page.goBack()
    await expect(page).toHaveURL(/\/terms\/$/)
  })
}

test('the published page has compressed copies, so hosts need not compress it @once', () => {
  const file = path.join('site', BASE_PATH, 'vistara', 'plot', '34', 'index.html')
  expect(statSync(`${file}.br`).size).toBeLessThan(readFileSync(file).length / 2)
})

test('the sheet sends the chosen plot: by WhatsApp, by the browser’s dialog, as a copy @readonly', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data)
      },
    })
  })
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan('?plot=34')
  const sheet = vistara.sheet(34)
  const group = sheet.getByRole('group', { name: 'Send plot 34' })
  const address = `https://www.noyyal.example${BASE_PATH}/vistara/plot/34/`
  const { title } = EDITIONS[0]

  const href = await group.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(new URL(href ?? '').searchParams.get('text')).toBe(`${title}\n${address}`)
  await group.getByRole('button', { name: 'Share' }).click()
  const shared = () => page.evaluate(() => document.documentElement.dataset.shared)
  await expect.poll(shared).toBe(JSON.stringify({ title, url: address }))
  await group.getByRole('button', { name: 'Copy link' }).click()
  await expect(group).toContainText('The link is copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
})
