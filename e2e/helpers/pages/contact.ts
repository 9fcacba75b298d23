import type { Locator, Page } from '@playwright/test'

/** The contact page and its form. */
export class ContactPage {
  readonly form: Locator
  readonly name: Locator
  readonly email: Locator
  readonly addMessage: Locator
  readonly message: Locator
  readonly submit: Locator
  readonly alert: Locator
  readonly thanks: Locator

  constructor(readonly page: Page) {
    this.form = page.getByRole('form', { name: 'Contact us' })
    this.name = this.form.getByLabel('Name')
    this.email = this.form.getByLabel('Email')
    this.addMessage = this.form.locator('details:has(textarea) > summary')
    this.message = this.form.getByLabel('Message')
    this.submit = this.form.locator('button[type=submit]')
    this.alert = this.form.getByRole('status').locator('[data-kind=failed]')
    this.thanks = this.form.getByRole('status').locator('[data-kind]:not([data-kind=failed])')
  }

  async open() {
    await this.page.goto('./contact/')
  }

  async ready() {
    await this.open()
    await this.taken()
  }

  /** Focuses the form, and waits until it is hydrated. */
  async taken() {
    await this.name.focus()
    await this.page.locator('form[data-ready]').waitFor()
  }

  async fill(values: { name?: string; email?: string } = {}) {
    await this.name.fill(values.name ?? 'Asha')
    await this.email.fill(values.email ?? 'asha@example.com')
  }
}
