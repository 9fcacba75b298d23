import { fields, line, wordsWith } from './field-types'

/** The texts of the 404 page, and of the answer when a rate limit is exceeded. */
export const notFoundSchema = fields({
  metaTitle: line,
  title: line,
  text: line,
  link: line,
  busy: fields({ title: line, text: line, call: wordsWith('{phone}') }),
})
