/** A page that others change, before its islands start, while their files are on the way, and after. */
import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/helpers/fixtures'
import { pagesOfAllIslands } from '@/e2e/helpers/paths'
import { checkUnless } from '@/e2e/helpers/tags'
import {
  CHANGES_OF_A_VISIT,
  changePage,
  type Kind,
  useIslands,
  wordsOfIslands,
} from '../third-party-changes'

const WHENS = ['before', 'while', 'after'] as const
type When = (typeof WHENS)[number]

type Change = { kinds: readonly Kind[]; when: When }

/** What comes most often, on the shortest page with a form: what renews an island is the same everywhere. */
const TRANSLATION: readonly Change[] = WHENS.map((when) => ({ kinds: CHANGES_OF_A_VISIT[0], when }))
/** Every kind comes once, on the next page at another moment. */
const changesOn = (page: number): readonly Change[] =>
  CHANGES_OF_A_VISIT.map((kinds, at) => ({
    kinds,
    when: WHENS[(page + at) % WHENS.length] ?? 'before',
  }))

/** Runs in the page. Types into the first fields of each form in sight, as a visitor does; the last one keeps the focus. */
function write() {
  for (const form of document.forms) {
    for (const [name, text] of [
      ['name', 'Asha'],
      ['email', 'asha@example.com'],
    ] as const) {
      const field = form.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (!field?.checkVisibility({ visibilityProperty: true })) continue
      field.focus()
      document.execCommand('insertText', false, text)
    }
  }
}

/** A picture of one pixel. */
const DOT = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
}

/** Starts every island. */
async function hydrateAll(page: Page) {
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
async function use(page: Page, place: string, change?: Change) {
  let release = () => {}
  const isChanged = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/{islands,data}/**', async (route) => {
    if (change?.when === 'while') await isChanged
    await route.continue()
  })
  // A photograph says nothing here. A plan is read by its island, once its image has come.
  await page.route('**/_img/**', (route) => route.fulfill(DOT))
  // What the feed says would come at another moment in each run.
  await page.route('**/feed/**', () => new Promise<never>(() => {}))
  await page.goto(`.${place}`)
  const changeAt = async (when: When) => {
    if (change?.when === when) await page.evaluate(changePage, change.kinds)
  }

  await changeAt('before')
  await page.evaluate(write)
  await changeAt('while')
  release()
  await hydrateAll(page)
  await changeAt('after')

  const left = await page.evaluate(() => ({
    // Without the moment at which the notice was shown.
    texts: [...document.forms].map((form) => {
      const sent = new FormData(form)
      sent.delete('notice_shown_at')
      return [...sent.values()].join(' | ')
    }),
    focus: `${document.activeElement?.localName} ${document.activeElement?.getAttribute('name')}`,
  }))
  await page.evaluate(useIslands)
  const words = await page.evaluate(wordsOfIslands)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => sessionStorage.clear())
  return { ...left, words }
}

/** What differs from the untouched page. */
async function expectAsUntouched(
  page: Page,
  place: string,
  untouched: Awaited<ReturnType<typeof use>>,
  change: Change,
) {
  const changed = await use(page, place, change)
  // What is taken away after the start is gone, until its island has a reason to show it again.
  const isGone = change.kinds.some((kind) => kind.includes('removed')) && change.when === 'after'
  const words = isGone ? untouched.words : changed.words
  const name = `${change.kinds.join(', ')}, ${change.when} the islands start`
  expect.soft({ ...changed, words }, name).toEqual(untouched)
}

const VISITS = pagesOfAllIslands().map((place, at) => ({
  place,
  changes: changesOn(at),
  name: 'whatever others change',
}))
const FIRST = { place: '/contact/', changes: TRANSLATION, name: 'when it is translated' }

for (const { place, changes, name } of [FIRST, ...VISITS]) {
  test(`${place} stays as it was ${name}, whenever its islands start @once${checkUnless(changes === TRANSLATION)}`, async ({
    page,
    allowedMessages,
  }) => {
    // Several visits of the heaviest page, on however slow a machine.
    test.setTimeout(600_000)
    // React's words for an element that somebody has taken away; the page's policy, which extensions pass by;
    // the map's frame, which has no storage.
    allowedMessages.push(
      /NotFoundError/,
      /Applying inline style/,
      /Access is denied for this document/,
    )
    await page.addInitScript(() => {
      // A frame shares the storage of its page.
      if (self === top) localStorage.clear()
      localStorage.setItem('consent', JSON.stringify({ choice: 'denied', at: new Date() }))
      sessionStorage.setItem('intro:seen', '1')
    })
    const untouched = await use(page, place)
    expect(await page.locator('[data-renewed]').count()).toBe(0)
    for (const change of changes) await expectAsUntouched(page, place, untouched, change)
  })
}
