import { fields, line, slug } from './field-types'

/** A ground where matches are played. */
export const groundSchema = fields({ slug, name: line, city: line })
