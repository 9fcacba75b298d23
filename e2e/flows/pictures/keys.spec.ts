/** The keys that pages handle. */
import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/helpers/fixtures'
import { pagesOfAllIslands, pathsOf } from '@/e2e/helpers/paths'
import { checkUnless } from '@/e2e/helpers/tags'

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' ', 'Enter']
const MODIFIERS = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']

/**
 * Presses each key on each focusable element of the page, alone and with each modifier. Returns those whose default
 * action the page prevented.
 */
function takenKeys(page: Page) {
  return page.evaluate(
    ({ keys, modifiers }) => {
      const plain: string[] = []
      const modified: string[] = []
      const press = (element: Element, key: string, modifier?: string) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', {
            key,
            bubbles: true,
            cancelable: true,
            ...(modifier && { [modifier]: true }),
          }),
        )
      for (const element of document.querySelectorAll('a, button, [tabindex], input, dialog')) {
        const name = element.ariaLabel || element.textContent.trim().slice(0, 40)
        const tag = element.tagName.toLowerCase()
        for (const key of keys) {
          for (const modifier of modifiers) {
            if (!press(element, key, modifier)) modified.push(`${modifier} ${key}: ${tag} ${name}`)
          }
          if (!press(element, key)) plain.push(key)
        }
      }
      return { plain, modified }
    },
    { keys: KEYS, modifiers: MODIFIERS },
  )
}

/** Islands that are not hydrated yet. */
const WAITING = 'x-island:not(:has(> [data-ready]))'
const TAKERS = '[data-controls], [role=tablist], [role=radiogroup]'

/** This page has most elements that handle keys: a plan, carousels, tabs. */
const [PROJECT] = pathsOf('/[project]/')

for (const path of pagesOfAllIslands()) {
  test(`keys with a modifier keep their default action on ${path} @readonly @once${checkUnless(path === PROJECT)}`, async ({
    page,
  }) => {
    await page.goto(`.${path}`)
    // A key hydrates all islands; the drawing of a plan loads near the viewport.
    await page.keyboard.press('Shift')
    await expect(page.locator(WAITING)).toHaveCount(0)
    for (const plan of await page.locator('#plan').all()) {
      await plan.scrollIntoViewIfNeeded()
      await page.getByRole('radiogroup').waitFor()
    }
    const { plain, modified } = await takenKeys(page)
    expect(modified).toEqual([])
    if (await page.locator(TAKERS).count()) expect(plain).toContain('ArrowRight')
  })
}
