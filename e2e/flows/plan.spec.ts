import { expect, test } from '../fixtures'
import { pressInFirstFrame } from '../pages/first-frame'
import { ProjectPage } from '../pages/project'

test.use({ pictures: true })

test('a plot pressed on the drawing tells its facts, and the address keeps it @readonly', async ({
  page,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan()
  await vistara.plot(68).click()
  await expect(vistara.sheet(68)).toContainText('2,778 sq.ft')
  await expect(vistara.sheet(68)).toContainText('₹79,08,966')
  await expect(page).toHaveURL(/\?plot=68$/)

  await page.reload()
  await vistara.openPlan('?plot=68')
  await expect(vistara.plot(68)).toBeChecked()
})

test('the whole drawing can be walked with the arrow keys @readonly', async ({
  page,
  isMobile,
}) => {
  // On phones the drawing stands upright, turned clockwise.
  const [along, across] = isMobile ? ['ArrowDown', 'ArrowRight'] : ['ArrowRight', 'ArrowUp']
  const mandhra = new ProjectPage(page, 'Mandhra')
  await mandhra.openPlan()
  await mandhra.plot(1).focus()
  await page.keyboard.press(along)
  await expect(mandhra.plot(2)).toBeFocused()
  await page.keyboard.press(across)
  await expect(mandhra.plot(40)).toBeFocused()
  await expect(mandhra.sheet(40)).toBeVisible()
})

test('status, facing and size narrow drawing and list alike @readonly @browsers @dev', async ({
  page,
}) => {
  const nakshatra = new ProjectPage(page, 'Nakshatra')
  await nakshatra.openPlan()
  await page.locator('#plan').getByText('Available 57').click()
  await expect(nakshatra.count()).toHaveText('57 of 117 plots')
  await page.getByRole('combobox', { name: 'Facing' }).selectOption('South-East')
  await expect(nakshatra.count()).toHaveText(/^\d+ of 117 plots$/)
  await expect(page).toHaveURL(/status=available/)
  await expect(page).toHaveURL(/facing=south-east/)
  await expect(nakshatra.rows()).not.toHaveCount(0)
  for (const row of await nakshatra.rows().all()) await expect(row).toContainText('South-East')
})

test('a plan says when somebody checked it, after two weeks to ask, and nothing where that never happened @once @readonly', async ({
  page,
}) => {
  for (const [language, name, text] of [
    ['', 'nakshatra', /^Availability as of 24 Nov 2026\.$/],
    ['', 'mandhra', /^Availability as of 30 Oct 2026\. Ask us which plots are still free\.$/],
    ['ta/', 'nakshatra', /^24\sநவம்பர் 2026 அன்றைய நிலவரம்\.$/],
    ['ta/', 'mandhra', /^30\sஅக்டோபர் 2026 அன்றைய நிலவரம்\. .* எங்களிடம் கேளுங்கள்\.$/],
  ] as const) {
    await page.goto(`${language}${name}/`)
    await expect(page.locator('#plan').getByText(text), `${language}${name}`).toBeVisible()
  }
  await new ProjectPage(page, 'Vistara').open()
  await expect(page.locator('#plan')).not.toContainText('Availability as of')
})

test('a reserved plot says until when, on the drawing, in the list and on its sheet @once @readonly', async ({
  page,
}) => {
  const nakshatra = new ProjectPage(page, 'Nakshatra')
  await nakshatra.openPlan('?plot=2')
  await expect(nakshatra.plot(2)).toHaveAccessibleName(/^Plot 2, reserved until 03 Dec, /)
  await expect(nakshatra.sheet(2)).toContainText('Reserved until 03 Dec')
  await expect(nakshatra.rows().nth(1)).toContainText('Reserved until 03 Dec')
  // Another may be reserved without an end, and one whose last day is over is available.
  await expect(nakshatra.plot(7)).toHaveAccessibleName(/^Plot 7, reserved, /)
  await expect(nakshatra.plot(1)).toHaveAccessibleName(/^Plot 1, available, /)
  await page.goto('ta/nakshatra/?plot=2')
  await expect(page.locator('#plan').getByText(/03\sடிசம்பர் வரை ஒதுக்கப்பட்டது/)).not.toHaveCount(0)
})

test('six rows stand open, all of them on request @once @readonly', async ({ page }) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan()
  await expect(vistara.rows()).toHaveCount(6)
  await page.getByLabel('All 110 plots').check()
  await expect(vistara.rows()).toHaveCount(110)
  await vistara
    .table()
    .getByRole('button', { name: /^Sq\.ft/ })
    .click()
  await expect(vistara.rows().first()).toContainText('2,363')
})

test('a plot is asked about in the enquiry, in words that fit it @once @browsers @check @dev', async ({
  page,
  local,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan('?plot=68')
  await page.getByRole('link', { name: 'Ask about plot 68' }).click()
  await vistara.enquiry.ready()
  await expect(vistara.enquiry.message).toHaveValue('Vistara, plot 68, 2,778 sq.ft, South')
  await vistara.enquiry.name.fill('Asha')
  await vistara.enquiry.email.fill('asha@example.com')
  await vistara.enquiry.phone.fill('98480 12345')
  await vistara.enquiry.submit.click()
  await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
  const [sent] = await local.received('form')
  expect(sent?.fields).toMatchObject({ message: 'Vistara, plot 68, 2,778 sq.ft, South' })
})

test('a plot is asked about in the first frame, before any script @once @readonly @check', async ({
  page,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  const release = await pressInFirstFrame(page, 'vistara/', 'Ask about plot')
  const link = page.getByRole('link', { name: /^Ask about plot/ })
  const number = /\d+/.exec((await link.textContent()) ?? '')?.[0]
  const { root, name, message } = vistara.enquiry
  await expect(message).toHaveValue(new RegExp(`^Vistara, plot ${number}, `))
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport()
  release()
  await expect(root).toHaveAttribute('data-ready', '')
  await expect(message).toHaveValue(new RegExp(`^Vistara, plot ${number}, `))
  await expect(name).toBeFocused()
})

test('another plot replaces the first in the message, and a visitor’s own words stay @once @readonly @check', async ({
  page,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan('?plot=68')
  await vistara.openEnquiry()
  await vistara.enquiry.name.fill('Asha')
  await page.getByRole('link', { name: 'Ask about plot 68' }).click()
  await expect(vistara.enquiry.email).toBeFocused()
  await vistara.plot(70).click()
  await page.getByRole('link', { name: 'Ask about plot 70' }).click()
  await expect(vistara.enquiry.message).toHaveValue(/^Vistara, plot 70, [^\n]+$/)
  // A moment after the press; before it, the words would be typed into the field that gets the focus.
  await expect(vistara.enquiry.email).toBeFocused()
  await vistara.enquiry.message.fill('By the gate?')
  await page.getByRole('link', { name: 'Ask about plot 70' }).click()
  await expect(vistara.enquiry.message).toHaveValue(/^Vistara, plot 70, .+\nBy the gate\?$/)
})

test('a chosen plot goes along into the estimate, the visit, the enquiry, the address and the thank-you @once', async ({
  page,
  local,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan()
  await vistara.table().getByRole('button', { name: '3', exact: true }).click()
  await expect(page).toHaveURL(/\?plot=3$/)
  await expect(vistara.plot(3)).toBeChecked()
  await expect(page.locator('#cost h3')).toHaveText('Plot 3, 2,689 sq.ft')
  await expect(page.locator('#contact')).toContainText('About Plot 3, 2,689 sq.ft, North')
  await vistara.openEnquiry()
  await vistara.enquiry.fill({ message: 'Which trees?' })
  await vistara.enquiry.submit.click()
  await expect(page).toHaveURL(/\/formsubmitsuccess\/$/)
  const [sent] = await local.received('form')
  expect(sent?.fields).toMatchObject({ plot: 'Plot 3, 2,689 sq.ft, North' })
  await expect(page.getByText('Vistara, Plot 3, 2,689 sq.ft, North')).toBeVisible()
})

test('a phone shows the whole plan, and enlarges it around a plot that is pressed @readonly @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const nakshatra = new ProjectPage(page, 'Nakshatra')
  await nakshatra.openPlan()
  const drawn = () => nakshatra.drawing().locator('svg').boundingBox()
  const whole = (await drawn())?.width ?? Number.POSITIVE_INFINITY
  expect(whole).toBeLessThanOrEqual(360)
  await nakshatra.plot(13).click()
  await expect.poll(async () => (await drawn())?.width).toBeGreaterThan(whole * 1.3)
  await expect(nakshatra.plot(13)).toBeInViewport({ ratio: 0.99 })
})

/** The smallest windows of phones, in both languages. */
const PHONES = (['', 'ta/'] as const).flatMap((language) =>
  [
    { width: 360, height: 640 },
    { width: 320, height: 568 },
  ].map((viewport) => ({ language, viewport })),
)

for (const { language, viewport } of PHONES) {
  const { width, height } = viewport
  const name = `at ${width} × ${height}${language && ', in Tamil'}`

  test(`what a pressed plot answers stands at the thumb ${name} @readonly @once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const slug of ['vistara', 'mandhra']) {
      await page.goto(`${language}${slug}/`)
      await page.locator('#plan').scrollIntoViewIfNeeded()
      const plots = page.locator('#plan [role=radio]')
      await plots.first().waitFor()
      // One that can be had, and one that is sold: the drawing says which.
      for (const at of [11, 7]) {
        const plot = plots.nth(at)
        const number = await plot.getAttribute('data-plot')
        await plot.click()
        const sheet = page.locator('#plan section[data-raised]')
        await expect(sheet).toHaveAccessibleName(new RegExp(` ${number}$`))
        await expect(sheet).toBeInViewport({ ratio: 0.99 })
        await expect(sheet.getByRole('heading')).toContainText(`${number}`)
        // Nothing lies over the answer, not even the question about cookies, and the answer not over its plot.
        const parts = sheet.locator('a:visible, button:visible, dd:visible')
        for (const part of await parts.all()) {
          expect(
            await part.evaluate((element) => {
              const { left, top, width, height } = element.getBoundingClientRect()
              const hit = document.elementFromPoint(left + width / 2, top + height / 2)
              return element.contains(hit) || hit?.contains(element)
            }),
          ).toBe(true)
        }
        const [of, answer] = [await plot.boundingBox(), await sheet.boundingBox()]
        expect((of?.y ?? height) + (of?.height ?? 0) / 2).toBeLessThan(answer?.y ?? 0)
        await page.keyboard.press('Escape')
        await expect(sheet).toHaveCount(0)
        await expect(plot).toBeFocused()
      }
    }
  })

  test(`filters and list of plots are whole ${name} @readonly @once`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const slug of ['vistara', 'nakshatra', 'mandhra']) {
      await page.goto(`${language}${slug}/`)
      await page.locator('#plan').scrollIntoViewIfNeeded()
      const table = page.locator('#plan table').first()
      await page.locator('#plan details:has(table) > summary').click()
      await expect(table.locator('button').first()).toBeVisible()
      const ends = await table.locator('tbody tr > :last-child').evaluateAll((cells) =>
        cells.map((cell) => {
          const text = document.createRange()
          text.selectNodeContents(cell)
          return text.getBoundingClientRect().right
        }),
      )
      expect(Math.max(...ends), slug).toBeLessThanOrEqual(width)
      const scroller = table.locator('..')
      expect(
        await scroller.evaluate((box) => box.scrollWidth - box.clientWidth),
        slug,
      ).toBeLessThanOrEqual(0)

      // The widest of each filter's words beside its arrow.
      const lacking = await page.locator('#plan select').evaluateAll((selects) =>
        selects.map((select) => {
          const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
          const brush = document.createElement('canvas').getContext('2d')
          if (!brush) return Number.NaN
          brush.font = font
          const words = [...select.querySelectorAll('option')].map(({ text }) => text)
          const widest = Math.max(...words.map((text) => brush.measureText(text).width))
          const around = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
          return widest + around - select.clientWidth
        }),
      )
      expect(Math.max(...lacking), slug).toBeLessThanOrEqual(0)
      // How many are left stands above the drawing.
      const count = await page.locator('#plan [role=status]').boundingBox()
      const drawing = await page.locator('#plan img').first().boundingBox()
      expect((count?.y ?? 0) + (count?.height ?? 0)).toBeLessThanOrEqual(drawing?.y ?? 0)
    }
  })

  test(`every action is in sight, and the section in view is in the bar ${name} @readonly @once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(`${language}vistara/#contact`)
    const actions = page.locator('nav:has([data-action=enquire]) a')
    for (const action of await actions.all()) await expect(action).toBeInViewport({ ratio: 0.99 })
    await expect(page.locator('nav a[href="#contact"][aria-current=true]')).toBeInViewport({
      ratio: 0.99,
    })
  })
}

test('in forced colours the lines of the drawing stand on the ground they are drawn for @readonly @once', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan()
  const grounds = await page
    .locator('#plan img')
    .first()
    .evaluate((image) => {
      const colors: string[] = []
      for (let each: Element | null = image; each; each = each.parentElement)
        colors.push(getComputedStyle(each).backgroundColor)
      // Forced colours make what is transparent a white of no opacity.
      return colors.filter((color) => !color.endsWith(', 0)'))
    })
  expect(grounds[0]).not.toBe('rgb(255, 255, 255)')
  expect(grounds.length).toBeGreaterThan(0)
})

test('a plot chosen in the list comes into sight on an enlarged drawing @once @readonly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan()
  await page.getByRole('button', { name: 'Larger' }).click()
  const frame = page.locator('#plan [data-zoom="1"]').first()
  await page.getByLabel('All 110 plots').check()
  for (const number of [110, 1]) {
    await vistara
      .table()
      .getByRole('button', { name: `${number}`, exact: true })
      .click()
    await expect
      .poll(async () => {
        const plot = await vistara.plot(number).boundingBox()
        const shown = await frame.boundingBox()
        if (!plot || !shown) return false
        const isAcross = plot.x >= 0 && plot.x + plot.width <= 360
        const isDown = plot.y >= shown.y && plot.y + plot.height <= shown.y + shown.height
        return isAcross && isDown
      })
      .toBe(true)
  }
})

test('a plot chosen on a drawing with small numbers is enlarged and in the middle @readonly @once @check', async ({
  page,
}) => {
  const nakshatra = new ProjectPage(page, 'Nakshatra')
  await page.setViewportSize({ width: 1366, height: 768 })
  await nakshatra.openPlan()
  const before = await nakshatra.drawing().locator('svg').boundingBox()
  await nakshatra.plot(5).click()
  await expect
    .poll(async () => (await nakshatra.drawing().locator('svg').boundingBox())?.width ?? 0)
    .toBeGreaterThan((before?.width ?? 0) * 1.3)
  await expect(nakshatra.plot(5)).toBeInViewport()
})

test('plan, legend and buttons fit a laptop’s window together @readonly @once @check', async ({
  page,
}) => {
  for (const name of ['Vistara', 'Nakshatra', 'Mandhra']) {
    const project = new ProjectPage(page, name)
    await page.setViewportSize({ width: 1440, height: 900 })
    await project.openPlan()
    const bottomOfBar = await page
      .getByRole('navigation', { name: 'Sections' })
      .evaluate((bar) => Number.parseFloat(getComputedStyle(bar).top) + bar.clientHeight)
    const boxes = await Promise.all(
      [
        project.drawing(),
        page.locator('#plan fieldset'),
        page.getByRole('button', { name: 'Larger' }),
        page.getByRole('link', { name: /^Ask about plot/ }),
      ].map((part) => part.boundingBox()),
    )
    const tops = boxes.map((box) => box?.y ?? 0)
    const ends = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY))
    expect.soft(Math.max(...ends) - Math.min(...tops), name).toBeLessThanOrEqual(900 - bottomOfBar)
  }
})

test('a plot’s sheet stands beside its layout, and below one that has the width of the page @readonly @once @check', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [name, isLong] of [
    ['Vistara', false],
    ['Mandhra', true],
  ] as const) {
    const project = new ProjectPage(page, name)
    await project.openPlan()
    const drawing = await project.drawing().boundingBox()
    const sheet = await project.sheet(1).boundingBox()
    if (!drawing || !sheet) throw new Error(`${name} shows no plan or no sheet`)
    const isBelow = sheet.y >= drawing.y + drawing.height
    const isBeside = sheet.x >= drawing.x + drawing.width
    expect([isBelow, isBeside], name).toEqual([isLong, !isLong])
  }
})

test('the drawing grows by its buttons and keeps its frame @readonly @check', async ({ page }) => {
  const vistara = new ProjectPage(page, 'Vistara')
  await vistara.openPlan()
  const before = await vistara.drawing().locator('svg').boundingBox()
  await page.getByRole('button', { name: 'Larger' }).click()
  await expect
    .poll(async () => (await vistara.drawing().locator('svg').boundingBox())?.width ?? 0)
    .toBeGreaterThan((before?.width ?? 0) * 1.3)
  await page.getByRole('button', { name: 'Smaller' }).click()
  await expect(page.getByRole('button', { name: 'Smaller' })).toBeDisabled()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawing is an image and every plot is in the list @once @readonly', async ({
    page,
  }) => {
    const vistara = new ProjectPage(page, 'Vistara')
    await vistara.open()
    await expect(page.getByRole('img', { name: 'Site plan of Vistara' })).toBeVisible()
    await expect(vistara.rows()).toHaveCount(6)
    await page.getByText('All 110 plots').click()
    await expect(vistara.rows()).toHaveCount(110)
    await expect(page.getByRole('button', { name: 'Larger' })).toBeHidden()
  })
})
