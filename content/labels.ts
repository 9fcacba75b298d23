import { defineDocument } from './define'

/**
 * Words of the interface itself: controls, announcements, form texts. Kept apart from the pages' copy
 * because every page uses them. A placeholder in braces is filled by `fill()` of lib/domain/format/fill.
 */
export const labels = defineDocument('labels.json')
