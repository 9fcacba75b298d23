import { expect, type Page } from '@playwright/test'
import { stopClock } from '../page-clock'

/** The fan home with the intro over it. */
export class FanHomePage {
  constructor(readonly page: Page) {}

  /** Opens the page as a visitor who gets no intro. */
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

  /** The current scene of the intro. */
  scene() {
    return this.intro().getAttribute('data-scene')
  }

  /** Opens the page with its clock stopped, so that nothing closes automatically before the test acts. */
  async openStopped() {
    await this.page.clock.install()
    // Before the page loads, because the prompt closes itself after some seconds.
    await stopClock(this.page)
    await this.open()
    await this.enableSound().waitFor()
  }

  /** Advances the stopped clock until the show has begun. Files and sound load in real time. */
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
