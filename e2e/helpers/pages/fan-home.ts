import { expect, type Page } from '@playwright/test'
import { stopClock } from '../page-clock'

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

  /** Opens it with the page's clock stopped, so that nothing closes by itself before the test has acted. */
  async openStopped() {
    await this.page.clock.install()
    // Before the page is there: it closes the prompt by itself some seconds later.
    await stopClock(this.page)
    await this.open()
    await this.enableSound().waitFor()
  }

  /** Lets the stopped clock go on until the show has begun. Its files and its sound arrive in their own time. */
  async untilItPlays() {
    await expect(async () => {
      await this.page.clock.runFor(50)
      expect(await this.scene()).toBe('preloader')
    }).toPass()
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
