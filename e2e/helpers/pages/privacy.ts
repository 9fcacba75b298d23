import type { Locator, Page } from '@playwright/test'
import { EnquiryForm } from './enquiry-form'

/** The privacy page, and its form for requests. */
export class PrivacyPage {
  readonly ask: EnquiryForm
  readonly request: Locator
  readonly reference: Locator

  constructor(readonly page: Page) {
    this.ask = new EnquiryForm(page, 'A request about your data')
    this.request = this.ask.root.getByLabel('What we are to do')
    this.reference = this.ask.root.getByLabel(/^Reference/)
  }

  async open() {
    await this.page.goto('./privacy/#ask')
  }

  async fill(values: { request?: string; reference?: string } = {}) {
    await this.request.selectOption(values.request ?? 'erase')
    await this.ask.name.fill('Asha')
    await this.ask.email.fill('asha@example.com')
    if (values.reference) await this.reference.fill(values.reference)
  }
}

/** The notice by the button of a form. */
export const noticeOf = (form: Locator): Locator => form.locator('details:not(:has(textarea))')
