import type { Page } from '@playwright/test'

/** The comparison of plots. */
export class ComparePage {
  constructor(readonly page: Page) {}

  /** Opens the comparison of plots, such as `vistara-34`, and waits until it is hydrated. */
  async open(...keys: readonly string[]) {
    await this.page.goto(`properties/compare/${keys.length > 0 ? `?p=${keys.join()}` : ''}`)
    await this.page.mouse.move(5, 5)
    await this.page.locator('main x-island > [data-ready]').waitFor()
  }

  table() {
    return this.page.getByRole('table')
  }

  /** The plots, by the headings of their columns. */
  plots() {
    return this.table().getByRole('columnheader').getByRole('link')
  }

  /** The cells of a row, plot by plot. */
  row(name: string) {
    return this.table()
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
  }

  remove(project: string, number: number) {
    return this.page.getByRole('button', { name: `Take out plot ${number} of ${project}` })
  }
}
