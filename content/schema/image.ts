import { z } from 'zod'
import { didYouMean } from '@/content/errors'
import { imageFacts, imageNames, isImageName } from '@/lib/server/images'

/**
 * The name of an existing source image in `assets/` that is at least `minWidth` pixels wide. Vector images have any
 * width.
 */
export const imageAtLeast = (minWidth: number) =>
  z
    .string('Choose a picture of the site, such as "charts/vistara".')
    .refine(isImageName, {
      error: ({ input }) =>
        `There is no such picture.${didYouMean(input, imageNames) || ' Upload it first, or choose one that is there, such as "charts/vistara".'}`,
    })
    .refine((name) => !isImageName(name) || widthOf(name) >= minWidth, {
      error: ({ input }) =>
        `This picture is ${widthOf(input as Name)} pixels wide. Choose one of at least ${minWidth}, or it would look blurred here.`,
    })
    .meta({ isImage: true, minWidth })

type Name = Parameters<typeof imageFacts>[0]

const widthOf = (name: Name) => {
  const { kind, width } = imageFacts(name)
  return kind === 'photo' ? width : Number.POSITIVE_INFINITY
}

/** A picture of a page. */
export const imageName = imageAtLeast(640)

/** A logo or a code, shown small. */
export const smallImage = imageAtLeast(200)

/** The same subject for portrait screens. */
export const uprightImage = imageName.meta({
  title: 'Upright picture',
  description:
    'Shown on phones instead of the wide one. Only for photographs: what is knitted has its own.',
})
