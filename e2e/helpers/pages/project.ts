import type { Page } from '@playwright/test'
import { EnquiryForm } from './enquiry-form'

/** A project's page. */
export class ProjectPage {
  readonly side: EnquiryForm
  readonly enquiry: EnquiryForm
  readonly visit: EnquiryForm

  constructor(
    readonly page: Page,
    readonly name: string,
    readonly slug = name.toLowerCase(),
  ) {
    this.side = new EnquiryForm(page, `${name}: more information`)
    this.enquiry = new EnquiryForm(page, `Enquiry about ${name}`)
    this.visit = new EnquiryForm(page, `Visit to ${name}`)
  }

  async open(search = '') {
    await this.page.goto(`${this.slug}/${search}`)
  }

  /** Opens the page, waits until the drawing is hydrated, and opens the list, which is collapsed on phones. */
  async openPlan(search = '') {
    await this.open(search)
    await this.page.locator('#plan').scrollIntoViewIfNeeded()
    await this.drawing().waitFor()
    await this.unfold('#plan details:has(table)')
  }

  /** Opens a collapsed section; wide windows show it without its label. */
  async unfold(parts: string) {
    for (const part of await this.page.locator(parts).all()) {
      const label = part.locator('> summary')
      const isOpen = await part.evaluate((element) => element.hasAttribute('open'))
      if (!isOpen && (await label.isVisible())) await label.click()
    }
  }

  drawing() {
    return this.page.getByRole('radiogroup', { name: new RegExp(`^Site plan of ${this.name}`) })
  }

  plot(number: number) {
    return this.drawing().getByRole('radio', { name: new RegExp(`^Plot ${number},`) })
  }

  sheet(number: number) {
    return this.page.getByRole('region', { name: `Plot ${number}`, exact: true })
  }

  table() {
    return this.page.getByRole('table', { name: `All plots of ${this.name}` })
  }

  rows() {
    return this.table().locator('tbody tr:visible')
  }

  /** The star that adds a plot to the favourites. */
  star(number: number) {
    return this.page.getByRole('button', { name: `Keep plot ${number} to compare` })
  }

  count() {
    return this.page.locator('#plan').getByRole('status')
  }

  /** Opens the tab of the enquiry form. */
  async openEnquiry() {
    await this.page.getByRole('tab', { name: 'Ask a question' }).click()
  }

  /** Opens the short form, which is collapsed on phones. */
  async openSide() {
    const label = this.page.locator('summary', { hasText: 'Get More Information' })
    if (await label.isVisible()) await label.click()
  }

  /** Fills the visit form. Returns its submit button. */
  async fillVisit(date: string, time = 'afternoon') {
    await this.visit.fill()
    await this.visit.root.getByLabel('Day', { exact: true }).fill(date)
    await this.visit.root.getByLabel('Time of day').selectOption(time)
    return this.visit.root.getByRole('button', { name: /ask for this visit/i })
  }

  /** Opens the page and waits until its inputs are hydrated. */
  async openEstimate(search = '') {
    await this.open(search)
    await this.page.locator('#cost').scrollIntoViewIfNeeded()
    await this.page.locator('#cost x-island > [data-ready]').waitFor()
    await this.unfold('#cost x-island details')
  }

  dial(name: string) {
    return this.page.locator('#cost').getByRole('textbox', { name })
  }

  line(term: string) {
    return this.page.locator('#cost dl > div', { hasText: term }).locator('dd')
  }

  async openGallery() {
    await this.open()
    await this.page.locator('#gallery').scrollIntoViewIfNeeded()
    await this.page.locator('#gallery x-island > [data-ready]').waitFor()
  }

  picture(caption: string) {
    return this.page.getByRole('link', { name: `Enlarge: ${caption}` })
  }

  dialog() {
    return this.page.getByRole('dialog', { name: `Pictures of ${this.name}` })
  }
}
