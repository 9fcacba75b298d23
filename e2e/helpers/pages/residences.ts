import type { Page } from '@playwright/test'
import { EnquiryForm } from './enquiry-form'

/** The residences' landing page. */
export class ResidencesPage {
  readonly request: EnquiryForm

  constructor(readonly page: Page) {
    this.request = new EnquiryForm(page, 'Vistara Residences: information and visit')
  }

  async open() {
    await this.page.goto('vistara/residences/')
  }

  preferredTime() {
    return this.request.root.getByLabel('Preferred contact time')
  }

  scheduleAVisit() {
    return this.page.getByRole('link', { name: 'Schedule a Visit' })
  }

  facts() {
    return this.page.getByRole('region', { name: 'What is planned' })
  }
}
