import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/fixtures'
import { stopClock } from '../helpers/page-clock'
import { allPaths, BASE_PATH, TAMIL, templates } from '../helpers/paths'
import { checkUnless, onceUnless } from '../helpers/tags'
import { passFrames } from '../helpers/wait-until-settled'

test('every focused element has an outline; the skip link comes first, and leads to the content', async ({
  home,
  page,
}) => {
  // A moving or hydrating banner removes slides from the focus order.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await home.open()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(home.banner()).toHaveAttribute('data-ready', '')
  for (let stop = 0; stop < 15; stop += 1) {
    await expectOutline(page)
    await page.keyboard.press('Tab')
  }
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('on other pages every focused element has an outline @readonly @once @check', async ({
  page,
}) => {
  for (const path of ['./vistara/', './cinemas/', './tiruppurTamilans/']) {
    await page.goto(path)
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press('Tab')
      await expectOutline(page)
    }
  }
})

async function expectOutline(page: Page) {
  const { style, width } = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth) }
  })
  expect(style).toBe('solid')
  expect(width).toBeGreaterThanOrEqual(2)
}

/** Longer than the delay of the menu when the mouse enters or leaves (lib/browser/page/hover-menu.inline.ts). */
const LONGER_THAN_IT_WAITS = 400

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile)

  test('Businesses opens by keyboard, closes on Escape and restores the focus @once @browsers', async ({
    home,
    page,
  }) => {
    await home.open()
    const button = page.getByRole('button', { name: 'Businesses' })
    await button.focus()
    await page.keyboard.press('Enter')
    const cinemas = page.locator('#businesses').getByRole('link', { name: /Cinemas/ })
    await expect(cinemas).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cinemas).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('Businesses opens on hover, stays open meanwhile, and closes on Escape @once @check', async ({
    home,
    page,
  }) => {
    await page.clock.install()
    await home.open()
    await stopClock(page)
    const button = page.getByRole('button', { name: 'Businesses' })
    const cinemas = page.locator('#businesses').getByRole('link', { name: /Cinemas/ })
    await button.hover()
    await page.clock.runFor(LONGER_THAN_IT_WAITS)
    await expect(cinemas).toBeVisible()
    // A visitor may click before noticing that it has opened.
    await button.click()
    await page.clock.runFor(LONGER_THAN_IT_WAITS)
    await expect(cinemas).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cinemas).toBeHidden()

    await page.mouse.move(5, 700)
    await page.clock.runFor(LONGER_THAN_IT_WAITS)
    await button.hover()
    await page.clock.runFor(LONGER_THAN_IT_WAITS)
    await cinemas.hover()
    await page.clock.runFor(LONGER_THAN_IT_WAITS)
    await expect(cinemas).toBeVisible()
    await page.mouse.move(5, 890)
    await page.clock.runFor(LONGER_THAN_IT_WAITS)
    await expect(cinemas).toBeHidden()
  })

  test('Businesses does not open if the mouse only passes @once @check', async ({ home, page }) => {
    await page.clock.install()
    await home.open()
    await stopClock(page)
    await page.getByRole('button', { name: 'Businesses' }).hover()
    await page.mouse.move(5, 700)
    await page.clock.runFor(LONGER_THAN_IT_WAITS)
    await expect(page.locator('#businesses')).toBeHidden()
  })

  test('Businesses is highlighted on the pages of its ventures and nowhere else @once @check', async ({
    page,
  }) => {
    for (const path of ['properties/', 'vistara/', 'mandhra/', 'vistara/residences/', 'cinemas/']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Businesses' })).toHaveAttribute(
        'aria-current',
        'true',
      )
    }
    await page.goto('contact/')
    await expect(page.getByRole('button', { name: 'Businesses' })).not.toHaveAttribute(
      'aria-current',
    )
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }),
    ).toHaveAttribute('aria-current', 'page')
  })
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile)

  test('the open menu traps the focus and locks scrolling', async ({ home, page }) => {
    await home.open()
    const open = page.getByRole('button', { name: 'Menu' })
    await open.click()
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(page.getByRole('main')).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main')).toBeVisible()
    await expect(open).toBeFocused()
  })

  for (const [path, width, height] of [
    ['./', 360, 640],
    ['./vistara/', 390, 844],
    ['./ta/', 360, 640],
  ] as const) {
    test(`the menu of ${path} keeps logo and language, and shows every entry at ${width}×${height} @readonly @check`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await page.locator('[popovertarget=site-menu]').click()
      const menu = page.locator('#site-menu')
      await expect(menu).toBeVisible()
      const entries = menu.getByRole('link')
      expect(await entries.count()).toBeGreaterThan(9)
      for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 })
      await expect(menu.locator('[href^="tel:"]')).toHaveCount(1)
      await expect(menu.locator('[href*="wa.me"]')).toHaveCount(1)
      const header = page.getByRole('banner')
      await expect(header.getByRole('img').first()).toBeInViewport({ ratio: 1 })
      await expect(header.locator('[data-language]')).toBeInViewport({ ratio: 1 })
    })
  }

  test('both menus name each project and its residences @readonly @check', async ({ page }) => {
    await page.goto('properties/')
    const projects = await page
      .locator('main article h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(projects.length).toBeGreaterThan(0)
    for (const menu of ['#site-menu', '#businesses']) {
      for (const address of [...projects, `${BASE_PATH}/vistara/residences/`]) {
        await expect(page.locator(`${menu} [href="${address}"]`)).toHaveCount(1)
      }
    }
  })

  test('a link to a part of the same page closes the menu', async ({ home, page }) => {
    await home.open()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'Leadership' }).click()
    await expect(page.getByRole('heading', { name: 'The pillars of the group' })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Close' })).toBeHidden()
  })
})

/** Runs in the page: elements that are hidden, locked or inert although nothing visible requires it. */
function findLocked(): string[] {
  const isSeen = (element: Element) => element.getClientRects().length > 0
  const open = [...document.querySelectorAll('dialog[open], [popover]')].filter(
    (each) => each.localName === 'dialog' || each.matches(':popover-open'),
  )
  const unseen = open.filter((each) => !isSeen(each)).map((each) => `${each.id} is open, unseen`)
  if (open.some(isSeen)) return unseen
  const lost = [
    ...document.querySelectorAll('[role=tabpanel][hidden], details:not([open])'),
  ].filter((each) => {
    const way =
      each.localName === 'details'
        ? each.querySelector('summary')
        : document.getElementById(each.getAttribute('aria-labelledby') ?? '')
    const isShown = [...each.children].some((child) => child !== way && isSeen(child))
    return !isShown && !(way && isSeen(way)) && (!each.parentElement || isSeen(each.parentElement))
  })
  const main = document.querySelector('main')
  const isFree = main?.checkVisibility({ visibilityProperty: true }) && !main.closest('[inert]')
  const { overflowY } = getComputedStyle(document.documentElement)
  return [
    ...unseen,
    ...(isFree ? [] : ['the page is hidden or inert']),
    ...(overflowY === 'hidden' ? ['the page does not scroll'] : []),
    ...lost.map((each) => `${each.outerHTML.slice(0, 80)} is hidden, and so is what opens it`),
  ]
}

/** Both sides of each breakpoint, and a phone in landscape. */
const LAYOUTS = [
  ...[360, 390, 480, 599, 768, 834, 991, 992, 1024, 1199, 1240, 1366, 1600, 1920].map(
    (width) => [width, 900] as const,
  ),
  [844, 390] as const,
]

for (const [path, opener, width] of [
  ['./', '[popovertarget=site-menu]', 768],
  ['./', '[popovertarget=businesses]', 1366],
  ['./vistara/', '[data-island=Gallery] a', 360],
  ['./vistara/', '[role=tab][aria-selected=false]', 360],
  ['./vistara/', '#plan details:has(table) > summary', 360],
  ['./vistara/', '#plan tbody button', 1366],
  ['./tiruppurTamilans/home/', 'x-island dialog [value=enable]', 1366],
] as const)
  test(`what ${opener} opens on ${path} does not lock the page after a resize @once${checkUnless(path === './')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    if (path === './vistara/') {
      await page.keyboard.press('Shift')
      await expect(page.locator('x-island:not(:has(> [data-ready]))')).toHaveCount(0)
    }
    await page.locator(opener).first().click()
    for (const [at, height] of [...LAYOUTS, [width, 900] as const]) {
      await page.setViewportSize({ width: at, height })
      await passFrames(page, 2)
      expect.soft(await page.evaluate(findLocked), `at ${at}×${height}`).toEqual([])
    }
    await page.keyboard.press('Escape')
    await page.goto('./help/')
    await page.goBack()
    expect(await page.evaluate(findLocked)).toEqual([])
  })

test('a menu closes with its page, and the target of its link has the focus @once', async ({
  home,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await home.open()
  const menu = page.locator('#site-menu')
  const open = page.getByRole('button', { name: 'Menu' })
  await open.click()
  // The event before a page enters the back/forward cache, which the browser does not use under test.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(menu).toBeHidden()
  await expect(page.getByRole('main')).toBeVisible()

  await open.click()
  await menu.getByRole('link', { name: 'Leadership' }).focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'The pillars of the group' })
  await expect(heading).toBeInViewport()
  const at = await page.evaluate(() => scrollY)
  await page.keyboard.press('Tab')
  await passFrames(page, 4)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(at)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menus open', async ({ home, page, isMobile }) => {
    await home.open()
    await page.getByRole('button', { name: isMobile ? 'Menu' : 'Businesses' }).click()
    await expect(page.getByRole('link', { name: /Cinemas/ }).first()).toBeVisible()
  })
})

test.describe('an unknown address', () => {
  test('answers 404 and takes the visitor home at once @once', async ({
    page,
    allowedMessages,
  }) => {
    allowedMessages.push(/404/)
    const answer = await page.goto('no/such/page/')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Land, cinema and cricket/)
  })
})

test('the success page has the two sentences and the next steps, drops fifty pieces and redirects @once', async ({
  page,
}) => {
  await page.goto('formsubmitsuccess/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for contacting us!')
  await expect(page.getByText('Our agent will get back to you soon.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText([
    'We read it',
    'We reply',
    'You choose',
  ])
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', /\/$/)
  await expect(page.getByRole('link', { name: 'Browse other Properties' })).toHaveAttribute(
    'href',
    /\/properties\/$/,
  )
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
  await expect(page.locator('[data-reference]')).toBeHidden()

  const falls = await page.locator('main i').evaluateAll((pieces) =>
    pieces.map((piece) => {
      const { left, animationDelay, animationDuration } = getComputedStyle(piece)
      return { left, delay: Number.parseFloat(animationDelay), life: animationDuration }
    }),
  )
  // All fall differently, within the specified times.
  expect(new Set(falls.map(({ left, delay }) => `${left} ${delay}`)).size).toBe(50)
  expect(new Set(falls.map(({ life }) => life))).toEqual(new Set(['3s']))
  for (const { delay } of falls) expect(delay).toBeLessThanOrEqual(2)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the old page is clipped away over the next one: motion ${reducedMotion} @readonly @once @check`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        void viewTransition?.ready.then(() => {
          const animations = document.getAnimations()
          for (const animation of animations) animation.pause()
          const undone = animations.find(({ effect }) => {
            return (
              effect instanceof KeyframeEffect && /old\(root\)/.test(effect.pseudoElement ?? '')
            )
          })
          Object.assign(window, { undone })
        })
      })
    })
    await page.goto('./contact/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Noyyal/ })
      .click()
    await expect(page).not.toHaveURL(/contact/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const edge = (share: number) =>
      page.evaluate((share) => {
        const { undone } = window as Window & { undone?: Animation }
        if (!undone) return null
        undone.currentTime = Number(undone.effect?.getComputedTiming().endTime) * share
        return getComputedStyle(document.documentElement, '::view-transition-old(root)').clipPath
      }, share)
    if (reducedMotion === 'reduce') return expect(await edge(0)).toBeNull()
    await expect.poll(() => edge(0.5)).toMatch(/^inset\(50% 0/)
    expect(await edge(0)).toMatch(/^inset\(0/)
  })
}

/** One page of each kind whose header overlays its first picture. */
const OVER_A_PICTURE = templates(allPaths()).filter((path) => {
  const html = readFileSync(`out${path}index.html`, 'utf8')
  return /<header[^>]* data-look="?over\b/.test(html)
})

/**
 * Contrast of the header's text with its background: none while that is transparent. Undefined if no header overlays
 * a picture.
 */
const headerContrast = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header[data-look=over]')
    if (!header) return undefined
    const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = parts(colour).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const plate = getComputedStyle(header, '::before')
    const { color, backgroundColor } = getComputedStyle(header)
    const isOpaque = (colour: string) => (parts(colour)[3] ?? 1) === 1
    const ground = isOpaque(backgroundColor)
      ? backgroundColor
      : plate.opacity === '1' && isOpaque(plate.backgroundColor) && plate.backgroundColor
    if (!ground) return 0
    const [dark = 0, light = 0] = [luminance(color), luminance(ground)].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  })

for (const path of OVER_A_PICTURE) {
  test(`after a jump the header of ${path} has a background @readonly${checkUnless(path === '/vistara/')}${onceUnless(path === '/vistara/')}`, async ({
    page,
  }) => {
    await page.goto(`.${path}`)
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    await expect.poll(() => headerContrast(page)).toBeGreaterThanOrEqual(4.5)

    const [id] = await page
      .locator('main > :last-child [id]:visible, main > [id]:last-child')
      .evaluateAll((targets) => targets.map((target) => target.id))
    if (!id) return
    await page.goto('./help/')
    await page.goto(`.${path}#${id}`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(80)
    await expect.poll(() => headerContrast(page)).toBeGreaterThanOrEqual(4.5)
  })
}

test('if the script of the page fails, the header has a background @readonly @once @check', async ({
  page,
  allowedMessages,
}) => {
  allowedMessages.push(/no such timing/)
  await page.addInitScript(() => {
    performance.getEntriesByType = () => {
      throw new Error('no such timing')
    }
  })
  await page.goto('./vistara/')
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await expect.poll(() => headerContrast(page)).toBeGreaterThanOrEqual(4.5)
})

for (const path of ['/', '/contact/', '/vistara/', '/tiruppurTamilans/']) {
  test(`each entry of the header of ${path} is on one line between 992 and 1240 @readonly @once @check`, async ({
    page,
  }) => {
    for (const folder of ['', TAMIL]) {
      await page.goto(`.${folder}${path}`)
      await page.evaluate(() => document.fonts.ready)
      for (const width of [992, 1024, 1111, 1180, 1240]) {
        await page.setViewportSize({ width, height: 800 })
        const entries = page
          .getByRole('banner')
          .locator('nav :is(a, button):visible, [data-language]:visible')
        expect(await entries.count()).toBeGreaterThan(1)
        const wrapped = await entries.evaluateAll((all) =>
          all
            .filter((entry) => {
              const range = document.createRange()
              range.selectNodeContents(entry)
              const boxes = [...range.getClientRects()].filter((box) => box.width > 2)
              // A second line begins below the first.
              return boxes.some((box) => boxes.some((other) => box.top > other.bottom - 4))
            })
            .map((entry) => entry.textContent),
        )
        expect.soft(wrapped, `${folder}${path} at ${width}`).toEqual([])
      }
    }
  })
}
