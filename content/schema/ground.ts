import { fields, line, slug } from './fields'

/** Where a match is played. */
export const groundSchema = fields({ slug, name: line, city: line })
