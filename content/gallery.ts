import { z } from 'zod'
import { defineDocument } from './define'
import { imageName } from './schema/image'

/** The six images of the group's footer. */
export const footerGallery = defineDocument('gallery.ts', z.array(imageName).length(6), [
  'plots/vistara-entrance-arch',
  'cinemas/projector-beam',
  'cricket/stadium-hero',
  'plots/vistara-park',
  'cinemas/lobby-concession',
  'group/about',
])
