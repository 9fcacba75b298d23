import { defineDocument } from './define'

const pictures = defineDocument('gallery.json')

/** The linked pictures in the group's footer, without duplicates, which content/unpublished.ts may introduce. */
export const footerGallery = pictures.filter(
  ({ image }, index) => pictures.findIndex((other) => other.image === image) === index,
)
