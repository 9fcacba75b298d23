import type { Page } from '@playwright/test'
import { EnquiryForm } from './enquiry-form'

/** The page for landowners. */
export class JointVenturesPage {
  readonly enquiry: EnquiryForm

  constructor(readonly page: Page) {
    this.enquiry = new EnquiryForm(page, 'Joint venture: land offered')
  }

  async open() {
    await this.page.goto('jointventures/')
  }

  hero() {
    return this.page.getByRole('region', { name: 'Three reasons to talk' })
  }

  question(text: string) {
    return this.page.locator('details', { has: this.page.getByText(text) })
  }

  extent() {
    return this.enquiry.root.getByLabel('Extent of the land')
  }

  unit() {
    return this.enquiry.root.getByLabel('Unit')
  }

  village() {
    return this.enquiry.root.getByLabel('Village and taluk')
  }
}
