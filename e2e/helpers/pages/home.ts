import { expect, type Page } from '@playwright/test'
import { EnquiryForm } from './enquiry-form'

/** The group's home page. */
export class HomePage {
  readonly enquiry: EnquiryForm

  constructor(readonly page: Page) {
    this.enquiry = new EnquiryForm(page, 'Enquiry to Noyyal Group')
  }

  async open() {
    await this.page.goto('.')
  }

  /** Opens the page and fills its form, after it is hydrated. */
  async fillEnquiry(values?: Parameters<EnquiryForm['fill']>[0]) {
    await this.open()
    await this.enquiry.ready()
    await this.enquiry.fill(values)
  }

  /** Sends a complete enquiry, until the success page. */
  async sendEnquiry() {
    await this.fillEnquiry()
    await this.enquiry.submit.click()
    await expect(this.page).toHaveURL(/formsubmitsuccess/)
  }

  banner() {
    return this.page.getByRole('region', { name: 'The group and its ventures' })
  }

  testimonials() {
    return this.page.getByRole('region', { name: 'What people say' })
  }
}
