import type { Page } from '@playwright/test'

/** The fan home with the intro over it. */
export class FanHomePage {
  constructor(readonly page: Page) {}

  /** Opens it as a visitor for whom the intro is not due. */
  async openCalm(fragment = '') {
    await this.page.emulateMedia({ reducedMotion: 'reduce' })
    await this.open(fragment)
  }

  async open(fragment = '') {
    await this.page.goto(`tiruppurTamilans/home/${fragment}`)
  }

  intro() {
    return this.page.getByRole('dialog', { name: 'Intro' })
  }

  enableSound() {
    return this.intro().getByRole('button', { name: 'Enable Sound' })
  }

  /** Which scene the intro shows. */
  scene() {
    return this.intro().getAttribute('data-scene')
  }

  /** Stops the page's clock. On a busy machine the moment asked for may have passed: then a later one. */
  async freeze() {
    const { clock } = this.page
    for (const ahead of [200, 1_000, 4_000]) {
      const moment = (await this.page.evaluate(() => Date.now())) + ahead
      const isStopped = await clock.pauseAt(moment).then(
        () => true,
        () => false,
      )
      if (isStopped) return
    }
    throw new Error('the clock could not be stopped')
  }

  bar() {
    return this.page.getByRole('banner')
  }

  squad() {
    return this.page.getByRole('region', { name: 'The squad of 2025' })
  }

  card(name: string) {
    return this.squad().getByRole('article').filter({ hasText: name })
  }

  section(name: string) {
    return this.page.getByRole('region', { name, exact: true })
  }
}
