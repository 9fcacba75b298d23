/** Pages under other conditions: without pictures or fonts, in forced colours, in print. */
import type { Page } from '@playwright/test'
import { expect, FAILED_REQUEST, test } from '../helpers/fixtures'
import { allPaths, pathsOf, TAMIL, templates } from '../helpers/paths'

const [PROJECT = ''] = pathsOf('/[project]/')
const PAGES = [
  '/',
  '/properties/',
  PROJECT,
  '/tiruppurTamilans/',
  '/tiruppurTamilans/home/',
  '/contact/',
]

/** Pages with pictures behind text, in panels, logos, galleries and the footer. */
const PICTURED = ['/', '/properties/', PROJECT, '/contact/', '/cinemas/']

/**
 * Checks the fallback of failed pictures, which a browser draws as the picture's `::after`: a plain colour, or the
 * alternative text. Runs in the page.
 *
 * @returns pictures with the browser's own frame, and alternative texts that are low in contrast, cut, or cover other text
 */
function findBadFallbacks(): string[] {
  const rgb = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = rgb(colour).map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  /** Lines of text and controls, except those that contain the picture. */
  const others = [...document.querySelectorAll('body *')].filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !each.closest('svg, script, style, dialog:not([open])') &&
      (each.matches('a[href], button, input, select') ||
        [...each.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())),
  )
  const liesOn = (image: Element) => {
    const at = image.getBoundingClientRect()
    return others.find((each) => {
      // Visually hidden text may be anywhere.
      const { clipPath } = getComputedStyle(each)
      if (each.contains(image) || clipPath !== 'none') return false
      const range = document.createRange()
      range.selectNodeContents(each)
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom, width }) =>
          width > 2 &&
          left < at.right - 2 &&
          right > at.left + 2 &&
          top < at.bottom - 2 &&
          bottom > at.top + 2,
      )
    })
  }
  return [...document.images]
    .filter((image) => image.complete && !image.naturalWidth && image.alt)
    .filter((image) => image.checkVisibility() && !image.closest('dialog:not([open])'))
    .flatMap((image) => {
      image.scrollIntoView({ block: 'center', behavior: 'instant' })
      const name = image.alt.slice(0, 40)
      const { content, color, backgroundColor, position } = getComputedStyle(image, '::after')
      const isCovered =
        position === 'absolute' &&
        getComputedStyle(image).position !== 'static' &&
        rgb(backgroundColor)[3] !== 0
      if (content === 'none' || !isCovered) return [`the browser's frame: ${name}`]
      if (content === '""') return []
      const over = liesOn(image)
      const ratio = contrast(color, backgroundColor)
      return [
        ...(over ? [`on other words: ${name}, ${over.textContent?.trim().slice(0, 40)}`] : []),
        ...(ratio < 4.5 ? [`low contrast: ${name}, ${ratio.toFixed(1)}`] : []),
        ...(image.scrollHeight > image.clientHeight + 1 ? [`cut: ${name}`] : []),
      ]
    })
}

/** How far the document extends beyond the window, in pixels. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('without pictures every section keeps its size, its background and its text @readonly @once @check', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  await page.route(/\/_img\//, (route) => route.abort())
  for (const path of PAGES) {
    await page.goto(`.${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const bare = await page.locator('picture[data-fit=cover]:visible').evaluateAll((pictures) =>
      pictures
        .filter((picture) => {
          const image = picture.querySelector('img') ?? picture
          const { backgroundColor, backgroundImage } = getComputedStyle(image)
          const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
          return !hasGround || image.getBoundingClientRect().height < 40
        })
        .map((picture) => picture.outerHTML.slice(0, 120)),
    )
    expect.soft(bare, path).toEqual([])
  }
})

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const) {
  test(`at ${width} a failed picture shows no frame, and its alternative text covers no other text @readonly @once @check`, async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(FAILED_REQUEST)
    await page.route(/\/_img\//, (route) => route.abort())
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      localStorage.setItem('consent', JSON.stringify({ choice: 'denied', at: new Date() }))
    })
    for (const path of PICTURED.flatMap((each) => [each, TAMIL + each])) {
      await page.goto(`.${path}`)
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager'
      })
      const allFailed = () =>
        page.evaluate(() => [...document.images].every((image) => image.complete))
      await expect.poll(allFailed).toBe(true)
      // Before that a distant section has an estimated height, and its text overflows into the next.
      await page.locator('html:not([data-lazy-layout])').waitFor()
      expect.soft(await page.evaluate(findBadFallbacks), path).toEqual([])
    }
  })
}

test('without fonts nothing is hidden and nothing overflows a narrow screen @readonly @once @check', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(FAILED_REQUEST)
  let refused = 0
  await page.route('**/*.woff2', (route) => {
    refused += 1
    return route.abort()
  })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of PAGES) {
    await page.goto(`.${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await excess(page), path).toBe(0)
  }
  expect(refused).toBeGreaterThan(PAGES.length)
})

test('in forced colours every control has an edge, no line covers another, and the current link of a bar is marked @readonly @once @check', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const path of PAGES) {
    await page.goto(`.${path}`)
    const bare = await page
      .locator('button:visible, a[data-variant]:visible, input:visible, select:visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const style = getComputedStyle(control)
            const hasEdge = ['Top', 'Bottom'].some(
              (side) =>
                Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0,
            )
            const isNative = style.appearance !== 'none' && control.matches('input')
            const hasSign = control.querySelector('svg, img') !== null
            return !hasEdge && !hasSign && !isNative && !style.textDecorationLine.includes('under')
          })
          .map((control) => control.outerHTML.slice(0, 160)),
      )
    expect.soft(bare, path).toEqual([])

    // A heading has one background; by default each line would get one, which covers the line above.
    const lines = await page.locator('main :is(h1, h2):visible').evaluateAll((headings) =>
      headings
        .flatMap((heading) => [heading, ...heading.querySelectorAll('*')])
        .filter((each) => getComputedStyle(each).getPropertyValue('forced-color-adjust') !== 'none')
        .map((each) => each.outerHTML.slice(0, 120)),
    )
    expect.soft(lines, path).toEqual([])

    const bars = page.locator('nav:has(a[aria-current]):visible')
    for (const bar of await bars.all()) {
      const looks = await bar.locator('a:visible, button:visible').evaluateAll((links) =>
        links.map((link) => {
          const { borderBlockEndColor, textDecorationLine, outline } = getComputedStyle(link)
          const isMarked = link.hasAttribute('aria-current') && link.ariaCurrent !== 'false'
          return { isMarked, look: `${borderBlockEndColor} ${textDecorationLine} ${outline}` }
        }),
      )
      const marked = looks.filter(({ isMarked }) => isMarked).map(({ look }) => look)
      const others = looks.filter(({ isMarked }) => !isMarked).map(({ look }) => look)
      expect
        .soft(
          marked.filter((look) => others.includes(look)),
          path,
        )
        .toEqual([])
    }
  }
})

test('on paper and in forced colours the colours of the brand, and the bar of a lost match, can be seen @readonly @once @check', async ({
  page,
}) => {
  const swatches = () =>
    page
      .locator('[data-colour]')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each, '::before').backgroundColor))
  await page.goto('./tiruppurTamilans/partners/')
  const colours = await swatches()
  expect(new Set(colours).size).toBe(4)
  await page.emulateMedia({ media: 'print' })
  expect(await swatches()).toEqual(colours)
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  expect(await swatches()).toEqual(colours)

  await page.goto('./tiruppurTamilans/')
  const text = await page.locator('h1').evaluate((title) => getComputedStyle(title).color)
  await expect(page.locator('[data-kind=lost] > div > svg').first()).toHaveCSS('border-color', text)
})

test('in print no page is wider than its sheet, none hides lines, and text fills its sheets @readonly @once @check', async ({
  page,
}) => {
  await page.setViewportSize({ width: 718, height: 1047 })
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  const read = [...pathsOf('/insights/[slug]/'), '/tiruppurTamilans/', '/second/', '/faqs/']
  for (const path of new Set([...templates(allPaths()), ...read])) {
    for (const folder of ['', TAMIL]) {
      await page.goto(`.${folder}${path}`)
      expect.soft(await excess(page), folder + path).toBe(0)
      expect.soft(await page.evaluate(findCutOnPaper), folder + path).toEqual([])
      if (!read.includes(path)) continue
      expect.soft(await page.evaluate(findEmptyOnPaper), folder + path).toEqual([])
      expect.soft(await page.evaluate(findUndivided), folder + path).toEqual([])
    }
  }
})

/** Boxes that cut lines at their bottom. */
const findCutOnPaper = () =>
  [...document.querySelectorAll('main, main *:not(svg, svg *)')]
    .filter((each) => each.checkVisibility() && /hidden|clip/.test(getComputedStyle(each).overflow))
    .filter((each) => each.textContent?.trim() && each.scrollHeight > each.clientHeight + 1)
    .map((each) => each.outerHTML.slice(0, 120))

/** Tall empty boxes, such as frames of pictures that are not printed. */
const findEmptyOnPaper = () =>
  [...document.querySelectorAll<HTMLElement>('main *:not(svg, svg *)')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.innerText.trim())
    .filter((each) => !each.matches('img') && !each.querySelector('img, svg'))
    .filter((each) => each.getBoundingClientRect().height > 70)
    .map((each) => each.outerHTML.slice(0, 120))

/** Boxes that scroll or clip, which cannot be split across sheets. */
const findUndivided = () =>
  [...document.querySelectorAll<HTMLElement>('main *:not(svg, svg *, [data-print] *)')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => each.offsetHeight > 400)
    .filter((each) => !/visible/.test(getComputedStyle(each).overflow))
    .map((each) => each.outerHTML.slice(0, 120))

test('in print all text is black on white, without controls @readonly @once @check', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  for (const path of PAGES.filter((each) => each !== PROJECT)) {
    await page.goto(`.${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('[data-consent-notice]')).toBeHidden()
    const lowContrast = await page.locator('main *:visible').evaluateAll((elements) => {
      const isSeen = (colour: string) => !/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(colour)
      return elements
        .filter((element) => !(element instanceof SVGElement))
        .filter((element) => {
          const { color, backgroundColor } = getComputedStyle(element)
          const hasText = [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          )
          return isSeen(backgroundColor) || (hasText && color !== 'rgb(0, 0, 0)')
        })
        .map(
          (element) =>
            `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`,
        )
    })
    expect.soft(lowContrast, path).toEqual([])
    await expect(page.locator('main picture[data-fit=cover]:visible')).toHaveCount(0)
  }
})
