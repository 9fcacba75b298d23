import { fields, line, slug } from './field-types'

/** Where a match is played. */
export const groundSchema = fields({ slug, name: line, city: line })
