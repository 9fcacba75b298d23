/** A link to a form focuses its first empty field. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../helpers/fixtures'
import { type Element, isWithin, readElements } from '../helpers/html'
import { allPaths, BASE_PATH, TAMIL } from '../helpers/paths'
import { checkUnless } from '../helpers/tags'

/**
 * Links of the exported page whose fragment names a section with a form, by their index among all links. Links in
 * tables are left out because they lead elsewhere, and those of the list of plots because it is collapsed.
 */
function formLinks(place: string): readonly { index: number; hash: string }[] {
  const html = readFileSync(path.join(process.cwd(), 'out', place, 'index.html'), 'utf8')
  const elements = readElements(html)
  const forms = elements.filter(({ tag }) => tag === 'form')
  const holdsForm = (id: string) => {
    const isPlace = ({ tag, attributes }: Element) =>
      attributes.id === id && !['html', 'body', 'main'].includes(tag)
    return id !== '' && forms.some((form) => isWithin(form, isPlace))
  }
  return elements
    .filter(({ tag, attributes }) => tag === 'a' && attributes.href !== undefined)
    .filter((link) => !isWithin(link, ({ tag }) => tag === 'table'))
    .map(({ attributes: { href = '' } }, index) => {
      const [page = '', id = ''] = href.split('#')
      return { index, hash: id, isHere: page === '' || page === `${BASE_PATH}${place}` }
    })
    .filter(({ hash, isHere }) => isHere && holdsForm(hash))
}

const places = [...allPaths(), `${TAMIL}/`, `${TAMIL}/vistara/`].filter(
  (place) => formLinks(place).length > 0,
)

test('links to forms are found @once', () => {
  expect(places.length).toBeGreaterThan(6)
})

for (const place of places) {
  test(`each link to a form of ${place} leads into it @once${checkUnless(place === '/vistara/')}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`.${place}`)
    const tabs = /^#(visit|enquiry)$/
    for (const { index, hash } of formLinks(place)) {
      const link = page.locator('a[href]:not(table a)').nth(index)
      if ((await link.getAttribute('role')) === 'tab') continue
      // Initial state: at the top, with an empty form without focus.
      await page.evaluate(() => {
        ;(document.activeElement as HTMLElement | null)?.blur()
        history.replaceState(null, '', location.pathname)
        scrollTo({ top: 0, behavior: 'instant' })
        for (const form of document.forms) form.reset()
      })
      // By script, because a menu or a carousel may hide the link at this width.
      await link.evaluate((element: HTMLElement) => element.click())
      const focus = page.locator(`[id="${hash}"] form :focus`)
      await expect(focus, `#${hash}`).toHaveCount(1)
      await expect(focus, `#${hash}`).toHaveValue('')
      if (!tabs.test(`#${hash}`)) await expect(page).toHaveURL(new RegExp(`#${hash}$`))
    }
  })
}

test('after a validation error no bar covers the label of the field @once', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    if (page.url() === 'about:blank') await page.goto('vistara/#visit')
    const form = page.locator('#visit form')
    await form.locator('[name=name]').focus()
    await expect(form).toHaveAttribute('data-ready', '')
    // Scroll up to the field, so that it enters at the top edge, where the bars are.
    await page.evaluate(() => {
      ;(document.activeElement as HTMLElement | null)?.blur()
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    })
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
    const name = form.locator('[name=name]')
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    const isClear = () =>
      form.evaluate((element) => {
        const label = element.querySelector('label')
        const { left, top, height: tall } = label?.getBoundingClientRect() ?? new DOMRect()
        const seen = document.elementFromPoint(left + 4, top + tall / 2)
        return label?.contains(seen) ?? false
      })
    await expect.poll(isClear, `${width}×${height}`).toBe(true)
  }
})

test('text does not move when its field gets the focus @once @check', async ({ page }) => {
  await page.goto('contact/')
  const name = page.locator('[name=name]')
  const inset = () => name.evaluate((element) => getComputedStyle(element).paddingInlineStart)
  const before = await inset()
  await name.focus()
  expect(await inset()).toBe(before)
})
