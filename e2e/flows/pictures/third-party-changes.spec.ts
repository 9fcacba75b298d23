/** Third-party changes of the DOM: before hydration, while files are loading, and after it. */
import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/helpers/fixtures'
import { holdFiles } from '@/e2e/helpers/hold-files'
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

/** Translation, the most frequent change, on the shortest page with a form: remounting works the same everywhere. */
const TRANSLATION: readonly Change[] = WHENS.map((when) => ({ kinds: CHANGES_OF_A_VISIT[0], when }))
/** All kinds of changes, each at another moment on the next page. */
const changesOn = (page: number): readonly Change[] =>
  CHANGES_OF_A_VISIT.map((kinds, at) => ({
    kinds,
    when: WHENS[(page + at) % WHENS.length] ?? 'before',
  }))

/** Runs in the page. Types into the first fields of each visible form, like a visitor; the last one keeps the focus. */
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

/** Hydrates all islands. */
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

/** Uses a page. Returns its field values, the focused element and the texts of its islands. */
async function use(page: Page, place: string, change?: Change) {
  const release = await holdFiles(page)
  if (change?.when !== 'while') release()
  // Photographs do not matter here. An island reads the plan from its image, which has to load.
  await page.route('**/_img/**', (route) => route.fulfill(DOT))
  // The feed would arrive at a different moment in each run.
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
    // Without the time at which the notice was shown.
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

/** Compares with the page without third-party changes. */
async function expectAsUntouched(
  page: Page,
  place: string,
  untouched: Awaited<ReturnType<typeof use>>,
  change: Change,
) {
  const changed = await use(page, place, change)
  // An element removed after hydration stays removed until its island renders again.
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
  test(`${place} is unaffected ${name}, before and after hydration @once${checkUnless(changes === TRANSLATION)}`, async ({
    page,
    allowedMessages,
  }) => {
    // Several visits of the largest page, on a slow machine.
    test.setTimeout(600_000)
    // Messages of React about a removed element, of the page's policy, which extensions bypass, and of the map's
    // iframe, which has no storage.
    allowedMessages.push(
      /NotFoundError/,
      /Applying inline style/,
      /Access is denied for this document/,
    )
    await page.addInitScript(() => {
      // Iframes share the storage of the page.
      if (self === top) localStorage.clear()
      localStorage.setItem('consent', JSON.stringify({ choice: 'denied', at: new Date() }))
      localStorage.setItem('intro:seen', '2025')
    })
    const untouched = await use(page, place)
    expect(await page.locator('[data-remounted]').count()).toBe(0)
    for (const change of changes) await expectAsUntouched(page, place, untouched, change)
  })
}
