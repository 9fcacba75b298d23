import type { Page } from '@playwright/test'
import { expect, test } from '@/e2e/helpers/fixtures'
import { ProjectPage } from '@/e2e/helpers/pages/project'
import { TAMIL } from '@/e2e/helpers/paths'
import { checkUnless } from '@/e2e/helpers/tags'

for (const name of ['Vistara', 'Nakshatra', 'Mandhra']) {
  test(`the brochure of ${name} is a PDF in a new tab, and the printed page a fact sheet on one side of A4 @readonly @once${checkUnless(name === 'Vistara')}`, async ({
    page,
    request,
    browserName,
  }) => {
    const project = new ProjectPage(page, name)
    await project.openPlan()
    const link = page.getByRole('link', { name: /Download Brochure/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toContainText(/PDF, \d+\s?kB/)
    const answer = await request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toContain('application/pdf')
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')

    test.skip(browserName !== 'chromium', 'only Chromium prints to a file')
    await checkPrinted(page)
    for (const ground of ['body', '[data-brand]']) {
      await expect(page.locator(ground).first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    }
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.locator('header > a img'),
      page.locator('#plan img').first(),
      page.locator('#cost svg:has(rect)'),
      page.locator('#registration'),
      page.getByRole('img', { name: /this page/i }),
    ]) {
      await expect(part).toBeVisible()
    }
    // Print without cloth, which would only use ink.
    await expect(page.locator('main [data-travel^="project-image"]')).toBeHidden()
    await expect(page.locator('#contact')).toBeHidden()
    await expect(page.getByText(new RegExp(`https?://.+/${project.slug}/$`))).toBeVisible()
    if (name === 'Nakshatra')
      await expect(page.getByText('Availability as of 24 Nov 2026.')).toBeVisible()
  })

  test(`the fact sheet of ${name} in Tamil has one side that ends with its last line @readonly @once @check`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'only Chromium prints to a file')
    await page.goto(`.${TAMIL}/${name.toLowerCase()}/`)
    await page.locator('#plan').scrollIntoViewIfNeeded()
    await checkPrinted(page)
  })
}

/** Checks that the page fits one side of A4 without being cut. Leaves print emulation on. */
async function checkPrinted(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  // Hidden overflow would make any page fit.
  await page.emulateMedia({ media: 'print' })
  for (const last of [
    page.locator('#cost dd:visible').last(),
    page.locator('#registration dd:visible').last(),
  ]) {
    expect(await last.evaluate(isCut)).toBe(false)
  }
}

test('a brochure has the day of the last check of plots, links to papers on the public site, and is not indexed @readonly @once', async ({
  request,
}) => {
  const read = async (slug: string) => (await request.get(`brochure/${slug}/`)).text()
  const nakshatra = await read('nakshatra')
  expect(nakshatra).toContain('Availability as of 24 Nov 2026.')
  expect(nakshatra).toMatch(/href="https:\/\/[^"]+\/papers\/nakshatra\/layout-approval\.pdf"/)
  expect(await read('mandhra')).toContain('Ask us which plots are still free.')
  const vistara = await read('vistara')
  expect(vistara).toMatch(/href="[^"]*\/vistara\/\?from=brochure"[^>]*>[^<]*\/vistara\/</)
  expect(vistara).toMatch(/<meta name="robots" content="[^"]*noindex/)
})

/** Whether an ancestor with hidden overflow ends above the element's bottom. */
function isCut(element: Element): boolean {
  const { bottom } = element.getBoundingClientRect()
  for (let each = element.parentElement; each; each = each.parentElement) {
    const hides = getComputedStyle(each).overflowY !== 'visible'
    if (
      hides &&
      each !== document.documentElement &&
      each.getBoundingClientRect().bottom < bottom - 1
    )
      return true
  }
  return false
}

test('the button of the estimate opens the print dialog, also before any script @readonly @once @dev', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await new ProjectPage(page, 'Vistara').open()
  await page.locator('x-island[data-island=PrintButton] button').click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
})
