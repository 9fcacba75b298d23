/** A page that others change, before its islands start, while their files are on the way, and after. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { changePage, KINDS, useIslands, wordsOfIslands } from './foreign-changes'
import { allPaths, TAMIL, templates } from './paths'
import { checkUnless } from './tags'

const islandsOf = (place: string): readonly string[] =>
  [
    ...readFileSync(path.join('out', place, 'index.html'), 'utf8').matchAll(/data-island="(\w+)"/g),
  ].map(([, name = '']) => name)

/** Pages on which each island stands once at least, those with most islands first. */
function pagesOfAllIslands(): readonly string[] {
  const known = new Set<string>()
  return templates(allPaths())
    .toSorted((one, other) => islandsOf(other).length - islandsOf(one).length)
    .filter((place) => {
      const fresh = islandsOf(place).filter((name) => !known.has(name))
      for (const name of fresh) known.add(name)
      return fresh.length > 0
    })
}
const PAGES = pagesOfAllIslands()
/** Between them they have a plan, an estimate, a gallery, a map, and each kind of form. */
const STANDS_FOR_ALL = ['/vistara/', '/contact/']

const WHENS = ['before', 'while', 'after'] as const
type When = (typeof WHENS)[number]

/** Fills the first fields of each form in sight, as a visitor does; the last one keeps the focus. */
async function write(page: Page) {
  for (const form of await page.locator('form:visible').all()) {
    for (const [name, text] of [
      ['name', 'Asha'],
      ['email', 'asha@example.com'],
    ] as const) {
      const field = form.locator(`[name=${name}]`)
      if (await field.isVisible()) await field.fill(text)
    }
  }
}

/** Starts every island. */
async function wakeAll(page: Page) {
  await page.keyboard.press('Shift')
  await page.evaluate(async () => {
    for (const island of document.querySelectorAll('x-island')) {
      island.firstElementChild?.scrollIntoView({ behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
  })
  await expect(page.locator('x-island:not(:has(> [data-ready]))')).toHaveCount(0)
}

/** What is typed, where the focus is and what the islands say, in the end. */
async function use(page: Page, place: string, kind?: (typeof KINDS)[number], when?: When) {
  let release = () => {}
  const isChanged = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/{islands,data}/**', async (route) => {
    if (kind && when === 'while') await isChanged
    await route.continue()
  })
  // What the feed says would come at another moment in each run.
  await page.route('**/feed/**', () => new Promise<never>(() => {}))
  await page.goto(`.${place}`)
  await page.evaluate(() => sessionStorage.removeItem('left'))
  const change = () => kind && page.evaluate(changePage, kind)

  if (when === 'before') await change()
  await write(page)
  if (when === 'while') await change()
  release()
  await wakeAll(page)
  if (when === 'after') await change()

  const left = await page.evaluate(() => ({
    texts: [...document.forms].map((form) => [...new FormData(form).values()].join(' | ')),
    focus: `${document.activeElement?.localName} ${document.activeElement?.getAttribute('name')}`,
  }))
  await page.evaluate(useIslands)
  const words = await page.evaluate(wordsOfIslands)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => sessionStorage.clear())
  return { ...left, words }
}

for (const place of [...PAGES, ...PAGES.map((each) => TAMIL + each)]) {
  for (const when of WHENS) {
    const isFirst = STANDS_FOR_ALL.includes(place) && when === 'before'
    test(`${place} is as nobody had changed it ${when} its islands start @once${checkUnless(isFirst)}`, async ({
      page,
      allowedMessages,
    }) => {
      test.slow()
      // React's words for an element that somebody has taken away; the page's policy, which extensions pass by;
      // the map's frame, which has no storage.
      allowedMessages.push(
        /NotFoundError/,
        /Applying inline style/,
        /Access is denied for this document/,
      )
      await page.addInitScript(() => {
        localStorage.setItem('consent', JSON.stringify({ choice: 'denied', at: new Date() }))
        sessionStorage.setItem('intro:seen', '1')
      })
      const untouched = await use(page, place)
      expect(await page.locator('[data-renewed]').count()).toBe(0)
      for (const kind of KINDS) {
        const changed = await use(page, place, kind, when)
        // What is taken away after the start is gone, until its island has a reason to show it again.
        const isGone = kind.includes('removed') && when === 'after'
        const words = isGone ? untouched.words : changed.words
        expect.soft({ ...changed, words }, kind).toEqual(untouched)
      }
    })
  }
}
