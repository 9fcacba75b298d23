/** The focused element is visible, in low windows too: at 400 % zoom, and on a phone in landscape. */
import { expect, test } from '../helpers/fixtures'
import { ConsentNotice, isAskedAt } from '../helpers/pages/consent'
import { allPaths, pathsOf, TAMIL, templates } from '../helpers/paths'
import { checkUnless } from '../helpers/tags'
import { passFrames } from '../helpers/wait-until-settled'
import { findFixedElements, findHiddenFocus } from './hidden-focus'

/** A window of 1280×1024 at 400 %, and a small phone in landscape. */
const LOW = [
  [320, 256],
  [640, 360],
] as const
const SIZES = [...LOW, [360, 640]] as const
const isLow = (height: number) => LOW.some(([, low]) => low === height)

/** Windows for checks of the notice: small phones in portrait and landscape, a low laptop, a desktop. */
const NOTICE_WINDOWS = [
  [360, 640],
  [740, 360],
  [1366, 650],
  [1440, 900],
] as const

/** The page with the most bars and controls. */
const [PROJECT = ''] = pathsOf('/[project]/')
const PAGES = [...templates(allPaths()), TAMIL + PROJECT, `${TAMIL}/`]

test.describe('focus', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of PAGES) {
    test(`is never wholly hidden on ${path}, and the notice leaves two thirds of the window @readonly @once${checkUnless(path === PROJECT)}`, async ({
      page,
    }) => {
      const notice = new ConsentNotice(page)
      await page.goto(`.${path}`)
      const states = isAskedAt(path) ? ['asked', 'answered'] : ['never asked']
      for (const [width, height] of isAskedAt(path) ? NOTICE_WINDOWS : []) {
        const at = `the notice at ${width}×${height}`
        await page.setViewportSize({ width, height })
        await notice.ask()
        expect.soft(await notice.share(), at).toBeLessThanOrEqual(1 / 3)
        expect.soft(await notice.obstructions(), at).toEqual([])
      }
      if (isAskedAt(path)) await notice.ask()
      // The focus hydrates islands; before that is complete, hidden slides of a carousel can still get it.
      await page.keyboard.press('Shift')
      await expect(page.locator('x-island:not(:has(> [data-ready]))')).toHaveCount(0)
      for (const state of states) {
        if (state === 'answered') await notice.answer()
        for (const [width, height] of SIZES) {
          const at = `${width}×${height}, ${state}`
          await page.setViewportSize({ width, height })
          // Two frames for the size of the notice, two for a carousel's position.
          await passFrames(page, 4)
          const { stops, hidden } = await page.evaluate(findHiddenFocus)
          expect(stops, at).toBeGreaterThan(5)
          expect.soft(hidden, at).toEqual([])
          if (isLow(height)) expect.soft(await page.evaluate(findFixedElements), at).toEqual([])
        }
      }
    })
  }
})
