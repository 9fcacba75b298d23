import { defineDocument } from './define'

/**
 * Texts of the interface: controls, announcements, forms. Separate from the pages' texts because every
 * page uses them. Placeholders are filled by `fill()` of lib/domain/format/fill.
 */
export const labels = defineDocument('labels.json')
