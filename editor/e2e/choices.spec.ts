import { readdirSync } from 'node:fs'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { openFile, save } from './editor-site'
import { expect, test } from './fixtures'

type Sales = { slug: string; plots: { number: number }[] }

test.describe('what is chosen in an article @once @check', () => {
  test.setTimeout(180_000)

  test('projects and plots come from lists, and a new block has no kind preselected', async ({
    page,
    site,
  }) => {
    const [article = ''] = readdirSync(path.join(site.root, 'content/en/insights'))
    const [list = ''] = readdirSync(path.join(site.root, 'content/en/projects/plots'))
    const { slug, plots } = site.json(`content/en/projects/plots/${list}`) as Sales
    const numbers = plots.map(({ number }) => String(number))
    const suggestions = (id: string) =>
      page
        .locator(`datalist#${id} > option`)
        .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))

    await openFile(page, site, `insights/${article}`)
    const add = page.getByRole('button', { name: 'Add: Example', exact: true })
    if (await add.isVisible()) await add.click()
    const example = page.getByRole('group', { name: 'Example', exact: true })
    const project = example.getByLabel('Project')
    expect(await suggestions((await project.getAttribute('list')) ?? '')).toContain(slug)
    await project.fill(slug)
    const plot = example.getByLabel('Plot', { exact: true })
    await plot.focus()
    expect(await suggestions((await plot.getAttribute('list')) ?? '')).toEqual(numbers)
    await plot.fill(numbers[0] ?? '')

    const related = page
      .getByRole('group', { name: 'Related', exact: true })
      .getByLabel('Page of the site')
    await related.fill('')
    expect(await suggestions((await related.getAttribute('list')) ?? '')).toContain(`/${slug}/`)
    await related.fill(`/${slug}/`)
    const within = await suggestions((await related.getAttribute('list')) ?? '')
    expect(within).toEqual(
      expect.arrayContaining([`/${slug}/#plan`, `/${slug}/?plot=${numbers[0]}`]),
    )
    await related.fill(`/${slug}/?plot=${numbers[0]}`)

    const part = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Add: Paragraph', includeHidden: true }) })
      .first()
    await part.locator('summary').first().click()
    await part.getByRole('button', { name: 'Add: Paragraph' }).click()
    const kind = part.getByLabel('Kind').last()
    await expect(kind).toHaveValue('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.locator('.errors')).toContainText('Choose one of the list.')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    await kind.selectOption('paragraph')
    await part.getByRole('textbox', { name: 'Text', exact: true }).last().fill('Typed here.')
    await save(page)
    const saved = site.json(`content/en/insights/${article}`)
    expect(saved.example).toEqual({ project: slug, plot: Number(numbers[0]) })
    expect(saved.related).toMatchObject({ path: `/${slug}/?plot=${numbers[0]}` })
    expect(JSON.stringify(saved.parts)).toContain('{"type":"paragraph","text":"Typed here."}')
  })
})
