import { expect, test } from './fixtures'
import { BASE_PATH } from './paths'
import { checkUnless } from './tags'

test('the skip link is the first stop and leads to the content', async ({ home, page }) => {
  await home.open()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const path of ['./', './vistara/', './cinemas/', './tiruppurTamilans/']) {
  test(`${path}: whatever has the keyboard's focus has an outline @readonly @once${checkUnless(path === './')}`, async ({
    page,
  }) => {
    await page.goto(path)
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press('Tab')
      const { outlineStyle, outlineWidth } = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(
          document.activeElement ?? document.body,
        )
        return { outlineStyle, outlineWidth }
      })
      expect(outlineStyle).toBe('solid')
      expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2)
    }
  })
}

test.describe('on a wide screen', () => {
  test.skip(({ isMobile }) => isMobile)

  test('Businesses opens by keyboard, closes on Escape and gives focus back @browsers', async ({
    home,
    page,
  }) => {
    await home.open()
    const button = page.getByRole('button', { name: 'Businesses' })
    await button.focus()
    await page.keyboard.press('Enter')
    const cinemas = page.getByRole('link', { name: /Cinemas/ }).first()
    await expect(cinemas).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cinemas).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('Businesses opens under the mouse, stays while it is there, and closes on Escape @check', async ({
    home,
    page,
  }) => {
    await home.open()
    const button = page.getByRole('button', { name: 'Businesses' })
    const cinemas = page.locator('#businesses').getByRole('link', { name: /Cinemas/ })
    await button.hover()
    await expect(cinemas).toBeVisible()
    // The press of a visitor who did not see it open yet.
    await button.click()
    await page.waitForTimeout(400)
    await expect(cinemas).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cinemas).toBeHidden()

    await page.mouse.move(5, 700)
    await page.waitForTimeout(400)
    await button.hover()
    await cinemas.hover()
    await page.waitForTimeout(400)
    await expect(cinemas).toBeVisible()
    await page.mouse.move(5, 890)
    await expect(cinemas).toBeHidden()
  })

  test('Businesses does not open where the mouse only passes @check', async ({ home, page }) => {
    await home.open()
    await page.getByRole('button', { name: 'Businesses' }).hover()
    await page.mouse.move(5, 700)
    await page.waitForTimeout(400)
    await expect(page.locator('#businesses')).toBeHidden()
  })

  test('Businesses is lit on the pages of its ventures and nowhere else @check', async ({
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

  test('the menu holds focus and the page still while it is open', async ({ home, page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menus open all the same', async ({ home, page, isMobile }) => {
    await home.open()
    await page.getByRole('button', { name: isMobile ? 'Menu' : 'Businesses' }).click()
    await expect(page.getByRole('link', { name: /Cinemas/ }).first()).toBeVisible()
  })

  test('an unknown address answers 404 and leads home', async ({ page }) => {
    const answer = await page.request.get('no/such/page/')
    expect(answer.status()).toBe(404)
  })
})

test.describe('an unknown address', () => {
  test('answers 404 and takes the visitor home at once', async ({ page, allowedMessages }) => {
    allowedMessages.push(/404/)
    const answer = await page.goto('no/such/page/')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Land, cinema and cricket/)
  })
})

test('the success page says the two sentences and what happens next, drops fifty pieces and leads on', async ({
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
  expect(await page.locator('main i').count()).toBe(50)
})

test.describe('confetti', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('no two pieces fall alike, each within the specified times @readonly @once', async ({
    page,
  }) => {
    await page.goto('formsubmitsuccess/')
    const falls = await page.locator('main i').evaluateAll((pieces) =>
      pieces.map((piece) => {
        const { left, animationDelay, animationDuration } = getComputedStyle(piece)
        return { left, delay: Number.parseFloat(animationDelay), life: animationDuration }
      }),
    )
    expect(new Set(falls.map(({ left, delay }) => `${left} ${delay}`)).size).toBe(50)
    expect(new Set(falls.map(({ life }) => life))).toEqual(new Set(['3s']))
    for (const { delay } of falls) expect(delay).toBeLessThanOrEqual(2)
  })
})
