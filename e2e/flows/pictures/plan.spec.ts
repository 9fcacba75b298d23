import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { linesOf } from '@/e2e/helpers/desk-mail'
import { expect, test } from '@/e2e/helpers/fixtures'
import { pressInFirstFrame } from '@/e2e/helpers/pages/first-frame'
import { ProjectPage } from '@/e2e/helpers/pages/project'
import { checkUnless } from '@/e2e/helpers/tags'

/** The number of plots of a project in the built content. */
const plotsOf = (slug: string): number =>
  JSON.parse(readFileSync(`content/en/projects/plots/${slug}.json`, 'utf8')).plots.length

test('a plot pressed on the drawing shows its facts everywhere, the list can be sorted, and the drawing enlarged @readonly', async ({
  page,
}) => {
  const vistara = new ProjectPage(page, 'Vistara')
  const svg = vistara.drawing().locator('svg')
  const widthOf = async () => (await svg.boundingBox())?.width ?? 0
  const bar = page.getByRole('navigation', { name: 'Reach us', includeHidden: true })
  const toDesk = [
    bar.locator('[data-action=whatsapp]'),
    page.locator('address [data-action=whatsapp]'),
  ] as const
  const textOf = async (link: Locator) => linesOf(await link.getAttribute('href')).join('\n')
  await vistara.openPlan()

  await test.step('at first WhatsApp names the project', async () => {
    for (const link of toDesk) expect(await textOf(link)).toMatch(/Vistara, [A-Z]\w+\.$/)
  })
  await test.step('the drawing grows by its buttons and keeps its frame', async () => {
    const before = await widthOf()
    await page.getByRole('button', { name: 'Larger' }).click()
    await expect.poll(widthOf).toBeGreaterThan(before * 1.3)
    await page.getByRole('button', { name: 'Smaller' }).click()
    await expect(page.getByRole('button', { name: 'Smaller' })).toBeDisabled()
  })
  await test.step('the sheet, the address and WhatsApp tell of the plot', async () => {
    await vistara.plot(68).click()
    await expect(vistara.sheet(68)).toContainText('2,778 sq.ft')
    await expect(vistara.sheet(68)).toContainText('₹79,08,966')
    await expect(page).toHaveURL(/\?plot=68$/)
    const chosen = /Vistara, plot 68: [\d,]+ sq\.ft, [\w-]+, ₹[\d,]+\. https:.*vistara\/plot\/68\/$/
    for (const link of toDesk) await expect.poll(() => textOf(link)).toMatch(chosen)
    const onSheet = vistara.sheet(68).getByRole('link', {
      name: 'Ask on WhatsApp',
      includeHidden: true,
    })
    expect(await textOf(onSheet)).toBe(await textOf(toDesk[0]))
    await page.keyboard.press('Escape')
  })
  await test.step('the list is sorted by price', async () => {
    const head = vistara.table().getByRole('columnheader', { name: /^Price/ })
    const prices = async () =>
      (await vistara.rows().locator('td:last-child').allInnerTexts()).map((text) =>
        Number(text.replace(/[^\d]/g, '')),
      )
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    expect(await prices()).toEqual((await prices()).toSorted((one, other) => one - other))
    await head.getByRole('button').press('Enter')
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    expect(await prices()).toEqual((await prices()).toSorted((one, other) => other - one))
  })
  await test.step('in forced colours its lines stand on the ground they are drawn for', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const grounds = await page
      .locator('#plan img')
      .first()
      .evaluate((image) => {
        const colors: string[] = []
        for (let each: Element | null = image; each; each = each.parentElement)
          colors.push(getComputedStyle(each).backgroundColor)
        // Forced colours turn transparent into white with opacity 0.
        return colors.filter((color) => !color.endsWith(', 0)'))
      })
    expect(grounds[0]).not.toBe('rgb(255, 255, 255)')
    expect(grounds.length).toBeGreaterThan(0)
  })
  await test.step('the address opens the plot again', async () => {
    await page.emulateMedia({ forcedColors: null })
    await page.reload()
    await page.locator('#plan').scrollIntoViewIfNeeded()
    await expect(vistara.plot(68)).toBeChecked()
  })
})

test('reservations are shown, and status, facing, budget and corner filter both drawing and list @readonly @browsers @dev', async ({
  page,
}) => {
  const nakshatra = new ProjectPage(page, 'Nakshatra')
  const total = plotsOf('nakshatra')
  // Reservations are compared with the page's clock.
  await page.clock.setSystemTime('2026-12-03T12:00+05:30')
  await nakshatra.openPlan('?plot=2')
  await expect(nakshatra.plot(2)).toHaveAccessibleName(/^Plot 2, reserved until 03 Dec, /)
  await expect(nakshatra.sheet(2)).toContainText('Reserved until 03 Dec')
  await expect(nakshatra.rows().nth(1)).toContainText('Reserved until 03 Dec')
  // Plot 7 is reserved without an end; a plot whose last day has passed is available.
  await expect(nakshatra.plot(7)).toHaveAccessibleName(/^Plot 7, reserved, /)
  await expect(nakshatra.plot(1)).toHaveAccessibleName(/^Plot 1, available, /)

  const available = page.locator('#plan').getByText(/^Available \d+$/)
  const left = Number(/\d+/.exec((await available.textContent()) ?? '')?.[0])
  await available.click()
  await expect(nakshatra.count()).toHaveText(`${left} of ${total} plots`)
  await page.locator('#plan label').getByText('Corner', { exact: true }).click()
  const budget = page.getByRole('combobox', { name: 'Budget' })
  await budget.selectOption({ index: (await budget.locator('option').count()) - 1 })
  await expect(page).toHaveURL(/status=available&corner=yes&upto=\d+/)
  const most = Number(new URL(page.url()).searchParams.get('upto')) * 100_000
  await expect(nakshatra.rows()).not.toHaveCount(0)
  for (const row of await nakshatra.rows().all()) {
    await expect(row).toContainText('Corner')
    const price = await row.getByRole('cell').last().innerText()
    expect(Number(price.replace(/[^\d]/g, ''))).toBeLessThanOrEqual(most)
  }
  const row = await nakshatra.rows().first().innerText()
  const [direction = ''] = /(North|South|East|West)(-East|-West)?/.exec(row) ?? []
  await page.getByRole('combobox', { name: 'Facing' }).selectOption(direction)
  await expect(page).toHaveURL(/facing=[a-z-]+/)
  await expect(nakshatra.rows()).not.toHaveCount(0)
  for (const row of await nakshatra.rows().all()) await expect(row).toContainText(direction)
  const count = await nakshatra.count().innerText()
  await page.reload()
  await page.locator('#plan').scrollIntoViewIfNeeded()
  await expect(nakshatra.count()).toHaveText(count)
  await expect(page.getByRole('checkbox', { name: 'Corner' })).toBeChecked()
})

test('an enquiry about a plot works in the first frame, before any script @once @readonly @check', async ({
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

test('a chosen plot is used in the estimate, the visit, the enquiry, the address and the thank-you @once', async ({
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

test('a phone shows the whole plan, enlarges it around a pressed plot, and shows one chosen in the list @readonly @once', async ({
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
  await page.keyboard.press('Escape')
  const frame = page.locator('#plan [data-zoom="1"]').first()
  await page.getByLabel(/^All \d+ plots/).check()
  for (const number of [117, 1]) {
    await nakshatra
      .table()
      .getByRole('button', { name: `${number}`, exact: true })
      .click()
    await expect
      .poll(async () => {
        const plot = await nakshatra.plot(number).boundingBox()
        const shown = await frame.boundingBox()
        if (!plot || !shown) return false
        const isAcross = plot.x >= 0 && plot.x + plot.width <= 360
        const isDown = plot.y >= shown.y && plot.y + plot.height <= shown.y + shown.height
        return isAcross && isDown
      })
      .toBe(true)
  }
})

/** The smallest windows of phones. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
]

/** An available plot, and a sold one. */
const CHOICES = { vistara: [12, 8], nakshatra: [3, 14], mandhra: [1, 16] } as const

for (const language of ['', 'ta/'])
  for (const slug of ['vistara', 'nakshatra', 'mandhra'] as const)
    test(`the plan of ${language}${slug} is whole in the smallest windows, and the sheet of a pressed plot is near the thumb @readonly @once${checkUnless(language === '' && slug === 'vistara')}`, async ({
      page,
    }) => {
      const plots = page.locator('#plan [role=radio]')
      const table = page.locator('#plan table').first()
      for (const viewport of PHONES) {
        const { width, height } = viewport
        await page.setViewportSize(viewport)

        await test.step(`every action and the section in view are in sight at ${width}`, async () => {
          await page.goto(`${language}${slug}/#contact`)
          const actions = page.locator('nav:has([data-action=enquire]) a')
          for (const action of await actions.all())
            await expect(action).toBeInViewport({ ratio: 0.99 })
          await expect(page.locator('nav a[href="#contact"][aria-current=true]')).toBeInViewport({
            ratio: 0.99,
          })
        })

        await test.step(`filters and list are whole at ${width}`, async () => {
          await page.locator('#plan').scrollIntoViewIfNeeded()
          await plots.first().waitFor()
          const label = page.locator('#plan details:has(table) > summary')
          if (!(await table.isVisible())) await label.click()
          await expect(table.locator('button').first()).toBeVisible()
          const ends = await table.locator('tbody tr > :last-child').evaluateAll((cells) =>
            cells.map((cell) => {
              const text = document.createRange()
              text.selectNodeContents(cell)
              return text.getBoundingClientRect().right
            }),
          )
          expect(Math.max(...ends)).toBeLessThanOrEqual(width)
          expect(
            await table.locator('..').evaluate((box) => box.scrollWidth - box.clientWidth),
          ).toBeLessThanOrEqual(0)
          // Filters whose longest option does not fit beside the arrow.
          const lacking = await page.locator('#plan select').evaluateAll((selects) =>
            selects.map((select) => {
              const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
              const brush = document.createElement('canvas').getContext('2d')
              if (!brush) return Number.NaN
              brush.font = font
              const words = [...select.querySelectorAll('option')].map(({ text }) => text)
              const widest = Math.max(...words.map((text) => brush.measureText(text).width))
              const around =
                Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
              return widest + around - select.clientWidth
            }),
          )
          expect(Math.max(...lacking)).toBeLessThanOrEqual(0)
          // The number of results is above the drawing.
          const count = await page.locator('#plan [role=status]').boundingBox()
          const drawing = await page.locator('#plan img').first().boundingBox()
          expect((count?.y ?? 0) + (count?.height ?? 0)).toBeLessThanOrEqual(drawing?.y ?? 0)
        })

        for (const number of CHOICES[slug])
          await test.step(`plot ${number} answers at the thumb at ${width}`, async () => {
            const plot = page.locator(`#plan [role=radio][data-plot="${number}"]`)
            await plot.click()
            const sheet = page.locator('#plan section[data-raised]')
            await expect(sheet).toHaveAccessibleName(new RegExp(` ${number}$`))
            await expect(sheet).toBeInViewport({ ratio: 0.99 })
            await expect(sheet.getByRole('heading')).toContainText(`${number}`)
            // Nothing covers the sheet, not even the consent notice, and the sheet does not cover its plot.
            const covered = () =>
              sheet.locator('a:visible, button:visible, dd:visible').evaluateAll((parts) =>
                parts
                  .filter((part) => {
                    const { left, top, width, height } = part.getBoundingClientRect()
                    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
                    return !part.contains(hit) && !hit?.contains(part)
                  })
                  .map((part) => part.textContent),
              )
            // The notice hides and the sheet opens over several frames.
            await expect.poll(covered).toEqual([])
            // The sharing buttons are large enough for a thumb.
            for (const way of await sheet.locator('[role="group"] :is(a, button)').all()) {
              const box = await way.boundingBox()
              // Boxes have rounding errors from their position on the page.
              const least = Math.min(box?.width ?? 0, box?.height ?? 0)
              expect(Math.round(least)).toBeGreaterThanOrEqual(44)
            }
            const [of, answer] = [await plot.boundingBox(), await sheet.boundingBox()]
            expect((of?.y ?? height) + (of?.height ?? 0) / 2).toBeLessThan(answer?.y ?? 0)
            const isWide = () => document.documentElement.scrollWidth > innerWidth
            expect(await page.evaluate(isWide)).toBe(false)
            await page.keyboard.press('Escape')
            await expect(sheet).toHaveCount(0)
            await expect(plot).toBeFocused()
          })
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

for (const [name, isLong] of [
  ['Vistara', false],
  ['Nakshatra', false],
  ['Mandhra', true],
] as const)
  test(`the plan of ${name}, its legend and buttons fit a laptop’s window together, its sheet ${isLong ? 'below' : 'beside'} @readonly @once @check`, async ({
    page,
  }) => {
    const project = new ProjectPage(page, name)
    await page.setViewportSize({ width: 1440, height: 900 })
    await project.openPlan()
    const bottomOfBar = await page
      .getByRole('navigation', { name: 'Sections' })
      .evaluate((bar) => Number.parseFloat(getComputedStyle(bar).top) + bar.clientHeight)
    const parts = [
      project.drawing(),
      page.locator('#plan fieldset'),
      page.getByRole('button', { name: 'Larger' }),
      page.getByRole('link', { name: /^Ask about plot/ }),
    ]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    const tops = boxes.map((box) => box?.y ?? 0)
    const ends = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY))
    expect.soft(Math.max(...ends) - Math.min(...tops)).toBeLessThanOrEqual(900 - bottomOfBar)
    const [drawing] = boxes
    const sheet = await page.getByRole('region', { name: /^Plot \d+$/ }).boundingBox()
    if (!drawing || !sheet) throw new Error(`${name} shows no plan or no sheet`)
    const isBelow = sheet.y >= drawing.y + drawing.height
    const isBeside = sheet.x >= drawing.x + drawing.width
    expect([isBelow, isBeside]).toEqual([isLong, !isLong])
  })
