import type { Locator, Page } from '@playwright/test'

/** An enquiry form on any page. */
export class EnquiryForm {
  readonly root: Locator
  readonly name: Locator
  readonly email: Locator
  readonly phone: Locator
  readonly message: Locator
  readonly submit: Locator
  /** Shows the result of sending. */
  readonly answer: Locator
  readonly alert: Locator
  readonly thanks: Locator

  constructor(page: Page, label: string) {
    this.root = page.getByRole('form', { name: label })
    this.name = this.root.getByLabel(/^(Full )?name/i)
    this.email = this.root.getByLabel(/^Email/)
    this.phone = this.root.getByLabel(/^Phone/)
    this.message = this.root.getByLabel(/^Message/)
    this.submit = this.root.getByRole('button', { name: /send|sending|get in touch/i })
    this.answer = this.root.getByRole('status')
    this.alert = this.answer.locator('[data-kind=failed]')
    this.thanks = this.answer.locator('[data-kind]:not([data-kind=failed])')
  }

  /** Focuses the form, and waits until it is hydrated. */
  async ready() {
    await this.name.focus()
    await this.root
      .page()
      .locator(`form[aria-label="${await this.root.getAttribute('aria-label')}"][data-ready]`)
      .waitFor()
  }

  async fill(values: { name?: string; email?: string; phone?: string; message?: string } = {}) {
    await this.name.fill(values.name ?? 'Asha')
    await this.email.fill(values.email ?? 'asha@example.com')
    await this.phone.fill(values.phone ?? '98480 12345')
    if ((await this.message.count()) > 0)
      await this.message.fill(values.message ?? 'A plot, please')
  }
}
