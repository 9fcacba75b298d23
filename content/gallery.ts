import { defineDocument } from './define'

/** The six images of the group's footer. */
export const footerGallery = defineDocument('gallery.json')
