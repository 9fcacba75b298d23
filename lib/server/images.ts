import { asset } from '@/lib/domain/routes'
import images from './images.generated.json'

/** The name of a master in `assets/`, without its ending: `cloth/vistara`. */
export type ImageName = keyof typeof images

/** One file of an image, and its size. */
export type ImageFile = {
  stem: string
  width: number
  height: number
  /** Where other pictures may be laid on it: shares from its top, right, bottom and left. */
  screen?: readonly number[]
}

/** What `<Picture>` needs to know of one image. */
export type ImageFacts = ImageFile & {
  kind: string
  alt: string
  /** Where the subject is, as fractions of width and height. */
  focal: readonly number[]
  /** Widths of the derivatives in pixels; absent for vectors. */
  widths?: readonly number[]
  /** The dominant colour, shown until the image arrives. */
  color?: string
  /** Of cloth alone: drawings of their own for upright screens and for small places. */
  upright?: ImageFile
  card?: ImageFile
}

/** The facts of an image. */
export const imageFacts = (name: ImageName): ImageFacts => images[name]

/**
 * The address of one derivative, or of the vector where there are no widths. There is an AVIF of every width; a WebP
 * of those from 1280 on and of the largest (tools/art/images.ts).
 */
export function imageUrl(name: ImageName, format: 'avif' | 'webp', width: number): string {
  const { stem, widths } = imageFacts(name)
  return asset(widths ? `/_img/${stem}-${width}.${format}` : `/_img/${stem}.svg`)
}

/** The address of a cut of cloth. */
export const clothUrl = ({ stem }: ImageFile): string => asset(`/_img/${stem}.svg`)

/** The width of the smallest derivative that is at least as wide as asked for, else of the largest. */
export function widthFor(name: ImageName, asked: number): number {
  const { widths = [] } = imageFacts(name)
  return widths.find((width) => width >= asked) ?? widths.at(-1) ?? asked
}

/** A `srcset` of all widths, as AVIF. */
export function imageSrcSet(name: ImageName): string {
  const { widths = [] } = imageFacts(name)
  return widths.map((width) => `${imageUrl(name, 'avif', width)} ${width}w`).join(', ')
}

/** Tells whether dark letters are read better than white ones on a colour such as `#f2e8d6`. */
export function isLightColor(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18
}

/** The names of all images. */
export const imageNames: readonly string[] = Object.keys(images)

/** Tells whether a text from content names an image that exists. */
export const isImageName = (name: string): name is ImageName => Object.hasOwn(images, name)
