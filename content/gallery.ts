import { z } from 'zod'
import { defineDocument } from './define'
import { imageName } from './schema/image'

/** The six images of the group's footer. */
export const footerGallery = defineDocument('gallery.json', z.array(imageName).length(6))
