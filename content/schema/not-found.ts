import { fields, line, wordsWith } from './field-types'

/** The words of the page for an unknown address, and of the answer where too many ask from one network. */
export const notFoundSchema = fields({
  metaTitle: line,
  title: line,
  text: line,
  link: line,
  busy: fields({ title: line, text: line, call: wordsWith('{phone}') }),
})
