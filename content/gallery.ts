import { defineDocument } from './define'

/** The images of the group's footer, each once: several may have the same stand-in (content/withheld.ts). */
export const footerGallery = [...new Set(defineDocument('gallery.json'))]
