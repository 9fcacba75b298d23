/**
 * A live build of the fixture, in which some entries are confirmed and others are placeholders: one sponsor of nine is
 * confirmed, one testimonial of each carousel, no pillar and no contact of the group.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@/e2e/helpers/fixtures'
import { type Element, readElements } from '@/e2e/helpers/html'
import { ContactPage } from '@/e2e/helpers/pages/contact'

const OUT = path.join(process.cwd(), 'out')

/** Every text file of the site by its path: pages, data of islands, sitemap. */
const files = () =>
  readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|json|txt|xml)$/.test(file))
    .map((file) => [file, readFileSync(path.join(OUT, file), 'utf8')] as const)

/** Each object of the fixture that is marked as a placeholder. */
function placeholdersIn(value: unknown): readonly Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const own = value as Record<string, unknown>
  const within = Object.values(own).flatMap(placeholdersIn)
  return own.isPlaceholder === true ? [own, ...within] : within
}

/** Texts by which a page would show a placeholder: names of sponsors, quotes, pillars, numbers, accounts. */
const placeholderTexts = (): readonly string[] =>
  ['cricket/sponsors', 'home', 'properties', '.']
    .flatMap((folder) => {
      const place = path.join('content/en', folder)
      return readdirSync(place)
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) => placeholdersIn(JSON.parse(readFileSync(path.join(place, file), 'utf8'))))
    })
    .flatMap(({ logo, name, quote, role, text, phone, email, social }) => [
      logo ? name : undefined,
      quote,
      role ? text : undefined,
      // As in telephone links, and in chat addresses.
      typeof phone === 'string' ? phone.slice(1) : undefined,
      email,
      ...((social as { url: string }[] | undefined) ?? []).map(({ url }) => `href="${url}"`),
    ])
    .filter((text): text is string => typeof text === 'string')

test('no page, data or list of the site shows a placeholder @once', () => {
  const texts = placeholderTexts()
  // Eight sponsors, four pillars, five testimonials, a number, a mail address and four accounts.
  expect(texts).toHaveLength(23)
  const found = files().flatMap(([file, text]) =>
    texts.filter((each) => text.includes(each)).map((each) => `${file}: ${each}`),
  )
  expect(found).toEqual([])
})

test('no list, address or navigation is empty, and no section has no text @once', () => {
  const lists = ['ul', 'ol', 'dl', 'address', 'nav']
  const found = files().flatMap(([file, text]) => {
    if (!file.endsWith('.html')) return []
    const elements = readElements(text)
    const parents = new Set(elements.map(({ parent }) => parent))
    const isEmpty = (element: Element) =>
      lists.includes(element.tag) && !parents.has(element) && element.text.trim() === ''
    return elements
      .filter(isEmpty)
      .map(({ tag, attributes }) => `${file}: ${tag} ${attributes.class}`)
  })
  expect(found).toEqual([])
})

test('there are no links to unconfirmed contacts, and the form of the contact page is sent', async ({
  page,
  local,
}) => {
  const contact = new ContactPage(page)
  await contact.ready()
  await expect(page.locator('a[href^="tel:"], a[href^="mailto:"], a[href*="wa.me"]')).toHaveCount(0)
  await expect(page.getByRole('contentinfo').locator('address')).toHaveCount(0)
  await contact.fill()
  await contact.submit.click()
  await expect(contact.thanks).toBeVisible()
  expect(await local.received('documents')).toHaveLength(1)
})

test('the help page refers to the form @once', async ({ page }) => {
  await page.goto('./help/')
  await expect(page.getByText(/^Write with our form/)).toBeVisible()
  await expect(page.locator('main a[href^="tel:"], main a[href^="mailto:"]')).toHaveCount(0)
})
