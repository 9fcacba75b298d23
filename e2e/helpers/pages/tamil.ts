import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { EnquiryForm } from './enquiry-form'

type Words = { readonly [key: string]: Words } & readonly Words[]

/** A text of content/ta/ by its path, such as `fields.errors.nameInvalid`, with placeholders filled. */
export function tamil(
  file: string,
  place: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const document: unknown = JSON.parse(readFileSync(`content/ta/${file}.json`, 'utf8'))
  const text: unknown = place
    .split('.')
    .reduce<unknown>((each, key) => (each as Words | undefined)?.[key], document)
  if (typeof text !== 'string') throw new Error(`content/ta/${file}.json has no text ${place}`)
  return Object.entries(values).reduce(
    (filled, [key, value]) => filled.replaceAll(`{${key}}`, String(value)),
    text,
  )
}

/** An enquiry form of a Tamil page: fields are found by their names, which are the same in all languages. */
export class TamilForm extends EnquiryForm {
  override readonly name: Locator
  override readonly email: Locator
  override readonly phone: Locator
  override readonly message: Locator
  override readonly submit: Locator

  constructor(page: Page, label: string) {
    super(page, label)
    this.name = this.root.locator('[name=name]')
    this.email = this.root.locator('[name=email]')
    this.phone = this.root.locator('[name=phone]')
    this.message = this.root.locator('[name=message]')
    this.submit = this.root.locator('button[type=submit]:visible')
  }
}
