import type { Page } from '@playwright/test'

/** The team page: the match centre. */
export class TeamPage {
  constructor(readonly page: Page) {}

  async open(fragment = '') {
    await this.page.goto(`tiruppurTamilans/${fragment}`)
  }

  /** Hydrates the islands by a first touch, and waits until they are ready. */
  async hydrate() {
    await this.page.keyboard.press('Shift')
    await this.page.locator('x-island > [data-ready]').first().waitFor({ state: 'attached' })
  }

  bar() {
    return this.page.getByRole('banner')
  }

  results() {
    return this.page.getByRole('region', { name: 'Latest results' })
  }

  cards() {
    return this.results().getByRole('article')
  }

  fixtures() {
    return this.page.getByRole('region', { name: 'Fixtures 2025' })
  }

  fixture(opponent: string) {
    return this.fixtures().getByRole('listitem').filter({ hasText: opponent })
  }

  table() {
    return this.page.getByRole('region', { name: 'Points table 2025' })
  }

  ownRow() {
    return this.table().getByRole('row', { name: /Tiruppur Tamilans/ })
  }
}
