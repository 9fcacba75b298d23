import type { Locator, Page } from '@playwright/test'

type FileGiven = { name: string; mimeType: string; buffer: Buffer }

/**
 * An owner who uses the editor. Each click, choice and filled field counts as one step; so do opening the list on a
 * phone and Save. Looking, scrolling and waiting do not count.
 */
export class Owner {
  steps = 0
  readonly list: Locator

  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {
    this.list = page.getByRole('navigation', { name: 'Content' })
  }

  /** Opens the first page of the editor, where each job begins. */
  async begin(): Promise<void> {
    await this.page.goto(this.url)
    // The list is shown when content is loaded.
    await this.list.getByRole('link').first().waitFor()
    this.steps = 0
  }

  async click(target: Locator): Promise<void> {
    this.steps++
    await target.click()
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.steps++
    await field.fill(text)
  }

  /** Pastes a text that was copied elsewhere. */
  async paste(field: Locator, text: string): Promise<void> {
    this.steps++
    await field.evaluate((element, copied) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', copied)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, text)
  }

  async choose(field: Locator, value: string): Promise<void> {
    this.steps++
    await field.selectOption(value)
  }

  async upload(field: Locator, file: FileGiven): Promise<void> {
    this.steps++
    await field.setInputFiles(file)
  }

  /** Presses a button that opens a file dialog, and chooses a file. */
  async give(target: Locator, file: FileGiven): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.click(target)
    this.steps++
    await (await chooser).setFiles(file)
  }

  /** Presses a button that opens a prompt, and answers it. */
  async answer(target: Locator, text?: string): Promise<void> {
    this.page.once('dialog', (dialog) => {
      this.steps++
      void dialog.accept(text)
    })
    await this.click(target)
  }

  /** Begins a task of the first page, and chooses what it is about. */
  async task(title: string, choice: string): Promise<void> {
    const main = this.page.getByRole('main')
    await this.click(main.getByText(title, { exact: true }))
    await this.click(main.getByRole('link', { name: choice, exact: true }))
  }

  /** Opens a page of the list that is visible. */
  async open(title: string): Promise<void> {
    await this.showList()
    await this.click(this.list.getByRole('link', { name: title, exact: true }))
  }

  /** Opens a page by the search of the list. */
  async find(title: string): Promise<void> {
    await this.showList()
    await this.fill(this.list.getByRole('searchbox'), title)
    await this.click(this.list.getByRole('link', { name: title, exact: true }))
  }

  async save(): Promise<void> {
    await this.click(this.page.getByRole('button', { name: 'Save', exact: true }))
    await this.page
      .getByRole('status')
      .filter({ hasText: /^Saved/ })
      .waitFor()
  }

  private async showList(): Promise<void> {
    if (await this.list.isVisible()) return
    await this.click(this.page.getByRole('button', { name: 'List', exact: true }))
  }
}
