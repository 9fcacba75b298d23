import { readdirSync } from 'node:fs'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { watchForeignRequests } from '../pages/consent'
import { allPaths, BASE_PATH, tamilPaths, templates } from '../paths'
import { settled } from '../settled'
import { checkUnless, onceUnless } from '../tags'

test.use({ pictures: true })

/** No finding of any impact, by any rule. */
async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // The other mode opens another page for frames of other sites, of which there are none.
    .setLegacyMode()
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(' | ')}`),
  ).toEqual([])
  expect(await nameless(page)).toEqual([])
}

/** What a screen reader announces as a thing of its own, which axe lets go without a name. */
const nameless = (page: Page) =>
  page.locator('article, table, output').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const labelled = element.getAttribute('aria-labelledby') ?? ''
        const label = labelled.split(' ').map((id) => document.getElementById(id)?.textContent)
        const isTheText = element.tagName === 'ARTICLE' && element.querySelector('h1') !== null
        const hasCaption = element.querySelector(':scope > caption') !== null
        return !label.join('').trim() && !element.ariaLabel && !isTheText && !hasCaption
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

/** Sheets of A4 that brochures are printed from, linked from nowhere. */
const BROCHURES = readdirSync(path.join('site', BASE_PATH, 'brochure')).map(
  (project) => `/brochure/${project}/`,
)
const FIRST = templates([...allPaths(), ...BROCHURES])
/** The same templates in Tamil. */
const TAMIL = tamilPaths().filter((each) =>
  templates(allPaths()).includes(each.slice('/ta'.length)),
)
const tagOf = (each: string) => checkUnless(FIRST.includes(each)) + onceUnless(FIRST.includes(each))

for (const each of [...allPaths(), ...TAMIL]) {
  test(`${each} is accessible, fits 320 pixels and asks no third party @readonly${tagOf(each)}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const asked = watchForeignRequests(page)
    await page.goto(`.${each}`)
    await page.mouse.wheel(0, 4000)
    // Moving parts settle first: axe reads colours as they stand.
    await settled(page)
    await expectAccessible(page)

    // WCAG 1.4.10: at 320 pixels nothing scrolls sideways but what is meant to.
    await page.setViewportSize({ width: 320, height: 800 })
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(320)

    // Nobody agreed to anything. The sports-data service supplies the page itself; the rest is foreign.
    expect(asked.filter((url) => !url.includes('/feed/'))).toEqual([])
  })
}

for (const each of BROCHURES) {
  test(`${each} is accessible @readonly @once${checkUnless(FIRST.includes(each))}`, async ({
    page,
  }) => {
    await page.goto(`.${each}`)
    await expectAccessible(page)
  })
}

test('the page that says an address is unknown is accessible', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/404|ERR_ABORTED/)
  // It leads home at once; the visitor who is not led reads it.
  await page.route(new RegExp(`${BASE_PATH}/$`), (route) => route.abort('aborted'))
  await page.goto('no/such/page/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})
