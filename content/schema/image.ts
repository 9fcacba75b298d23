import { z } from 'zod'
import { didYouMean } from '@/content/faults'
import { imageNames, isImageName } from '@/lib/images'

/** The name of a master in `assets/`; refused when there is no such image. */
export const imageName = z
  .string('Choose a picture of the site, such as "cloth/vistara".')
  .refine(isImageName, {
    error: ({ input }) =>
      `There is no such picture.${didYouMean(input, imageNames) || ' Upload it first, or choose one that is there, such as "cloth/vistara".'}`,
  })
  .meta({ isImage: true })

/** The same subject for upright screens. */
export const uprightImage = imageName.meta({
  title: 'Upright picture',
  description:
    'Shown on phones instead of the wide one. Only for photographs: what is knitted has its own.',
})
