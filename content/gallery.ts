import { defineDocument } from './define'

const pictures = defineDocument('gallery.json')

/** The pictures of the group's footer with the pages that they lead to, each once: several may have the same substitute (content/unpublished.ts). */
export const footerGallery = pictures.filter(
  ({ image }, index) => pictures.findIndex((other) => other.image === image) === index,
)
