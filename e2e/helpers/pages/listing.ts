import type { Page } from '@playwright/test'
import { EnquiryForm } from './enquiry-form'

/** The listing of projects. */
export class ListingPage {
  readonly enquiry: EnquiryForm

  constructor(readonly page: Page) {
    this.enquiry = new EnquiryForm(page, 'Plots: enquiry from the listing')
  }

  /** Opens the listing and waits until its filters are hydrated. */
  async open(search = '') {
    await this.goto(search)
    await this.page.locator('#projects').scrollIntoViewIfNeeded()
    await this.page.mouse.move(1, 1)
    await this.page.locator('#projects > x-island > [data-ready]').waitFor()
  }

  async goto(search = '') {
    await this.page.goto(`properties/${search}`)
  }

  /** Project names, as shown and in their order. */
  names() {
    return this.page.locator('#projects article:visible h2').allInnerTexts()
  }

  card(name: string) {
    return this.page.getByRole('article', { name })
  }

  filter(name: string) {
    return this.page.getByRole('button', { name: new RegExp(`^${name} \\d`) })
  }

  announcement() {
    return this.page.locator('#projects').getByRole('status')
  }

  testimonials() {
    return this.page.getByRole('region', { name: 'Testimonials' })
  }

  browseMore() {
    return this.page.getByRole('link', { name: 'Browse More Properties' })
  }
}
