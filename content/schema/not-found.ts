import { fields, line } from './fields'

/** The words of the page for an unknown address. */
export const notFoundSchema = fields({ metaTitle: line, title: line, text: line, link: line })
