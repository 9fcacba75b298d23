/**
 * Pages contain only the styles that they may need (tools/build/postbuild/styles.ts). Each page is rendered with these
 * and with all styles of its export, and both must look the same: with scripts running and everything open that can be
 * opened.
 */
import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/fixtures'
import { allPaths, pagesOfAllIslands, templates } from '../helpers/paths'
import { checkUnless } from '../helpers/tags'
import { waitUntilSettled } from '../helpers/wait-until-settled'

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

// Pages with islands, because scripts set states that styles depend on.
for (const route of pagesOfAllIslands()) {
  test(`${route} looks as with all its styles @once @check`, async ({ page, allowedMessages }) => {
    // Pages report errors for services without a mock.
    allowedMessages.push(/Failed to load resource/)
    const all = stylesAsExported(route)
    await page.goto(`.${route}`)
    await page.mouse.click(2, 300)
    await page.keyboard.press('Tab')
    await waitUntilSettled(page)
    await openEverything(page)

    for (const [width, media] of [
      [390, 'screen'],
      [1440, 'screen'],
      [800, 'print'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ media })
      const pruned = await looks(page)
      const own = await replaceStyles(page, (css) => all + rulesOfAttributes(css))
      const full = await looks(page)
      await replaceStyles(page, () => own)
      expect(full.length).toBeGreaterThan(50)
      expect(differences(pruned, full), `${width} ${media}`).toEqual([])
    }
  })
}

/** The styles that the framework wrote into the page. */
function stylesAsExported(route: string): string {
  const file = `.next/server/app/${route.replace(/^\/|\/$/g, '') || 'index'}.html`
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build"`)
  const [css = ''] = /(?<=<style[^>]*>)[\s\S]*?(?=<\/style>)/.exec(readFileSync(file, 'utf8')) ?? []
  return css
}

const rulesOfAttributes = (css: string) => (css.match(/:is\(#x,[^}]*\}/g) ?? []).join('')

async function openEverything(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.consent = 'ask'
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
      panel.popover = 'manual'
      panel.showPopover()
    }
    for (const dialog of document.querySelectorAll('dialog')) if (!dialog.open) dialog.show()
  })
}

function replaceStyles(page: Page, change: (css: string) => string): Promise<string> {
  return page
    .locator('head style')
    .first()
    .evaluate(async (style) => style.textContent ?? '')
    .then(async (css) => {
      await page
        .locator('head style')
        .first()
        .evaluate((style, text) => {
          style.textContent = text
        }, change(css))
      return css
    })
}

/** Every computed property of every element and its pseudo-elements. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Let observers and zero-length animations finish.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5_000)
    await Promise.allSettled(passing.map(({ finished }) => finished))
    const found = [`animations ${document.getAnimations().length}`]
    for (const element of document.querySelectorAll('body, body *')) {
      for (const part of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') continue
        // Skip `interactivity`: it follows `inert`, which a carousel changes on every resize.
        const names = Array.from(style).filter(
          (name) => !name.startsWith('--') && name !== 'interactivity',
        )
        const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`)
        const name = `${element.tagName}.${element.getAttribute('class') ?? ''}${part ?? ''}`
        found.push(`${name} ${values.join(';')}`)
      }
    }
    return found
  })
}

/** The first few elements that differ, with the properties that do. */
function differences(one: readonly string[], other: readonly string[]): string[] {
  if (one.length !== other.length) return [`${one.length} and ${other.length} boxes`]
  return one
    .flatMap((text, index) => {
      if (text === other[index]) return []
      const others = new Set(other[index]?.split(';'))
      const changed = text.split(';').filter((value) => !others.has(value))
      return [`${text.split(' ')[0]} ${changed.slice(0, 5).join('; ')}`]
    })
    .slice(0, 10)
}

for (const path of templates(allPaths())) {
  test(`container queries of the page apply within it, on ${path} @readonly @once${checkUnless(path === '/vistara/')}`, async ({
    page,
  }) => {
    await page.goto(`.${path}`)
    // A container query does not apply to the container itself or its ancestors.
    const { asked, outside } = await page.evaluate(() => {
      const rules = (list: CSSRuleList): readonly CSSRule[] =>
        [...list].flatMap((rule) => [
          rule,
          ...('cssRules' in rule ? rules(rule.cssRules as CSSRuleList) : []),
        ])
      const selectors = [...document.styleSheets]
        .flatMap(({ cssRules }) => rules(cssRules))
        .filter((rule) => rule instanceof CSSContainerRule && rule.containerName === 'page')
        .flatMap((rule) => rules((rule as CSSContainerRule).cssRules))
        .flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : []))
        .map((selector) => selector.replace(/::[\w-]+/g, ''))
      return {
        asked: selectors.length,
        outside: selectors.filter((selector) => {
          const parts = [...document.querySelectorAll(selector)]
          const isWithin = (part: Element) =>
            part.parentElement?.closest('main, footer, [data-consent-notice]')
          return parts.length > 0 && !parts.some(isWithin)
        }),
      }
    })
    expect(asked).toBeGreaterThan(0)
    expect(outside).toEqual([])
  })
}
