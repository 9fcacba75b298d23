import { asset } from '@/lib/domain/routes'
import images from './images.generated.json'

/** The path of a source image in `assets/`, without its extension: `charts/vistara`. */
export type ImageName = keyof typeof images

/** One file of an image, with its size in pixels. */
export type ImageFile = {
  stem: string
  width: number
  height: number
  /** The area for overlaid pictures: insets from top, right, bottom and left, as fractions. */
  screen?: readonly number[]
}

/** The data of one image for `<Picture>`. */
export type ImageFacts = ImageFile & {
  kind: string
  alt: string
  /** The focal point, as fractions of width and height. */
  focal: readonly number[]
  /** Widths of the derivatives in pixels; absent for vectors. */
  widths?: readonly number[]
  /** The dominant colour, shown until the image has loaded. */
  color?: string
  /** Only for cloth: separate drawings for portrait screens and for small sizes. */
  upright?: ImageFile
  card?: ImageFile
}

/** The data of one image. */
export const imageFacts = (name: ImageName): ImageFacts => images[name]

/**
 * The address of one derivative, or of the SVG if the image has no widths. AVIF exists in every width; WebP in widths
 * from 1280 and in the largest (tools/art/images.ts).
 */
export function imageUrl(name: ImageName, format: 'avif' | 'webp', width: number): string {
  const { stem, widths } = imageFacts(name)
  return asset(widths ? `/_img/${stem}-${width}.${format}` : `/_img/${stem}.svg`)
}

/** The address of an SVG variant of cloth. */
export const clothUrl = ({ stem }: ImageFile): string => asset(`/_img/${stem}.svg`)

/** The width of the smallest derivative that is at least `asked` wide, otherwise of the largest. */
export function widthFor(name: ImageName, asked: number): number {
  const { widths = [] } = imageFacts(name)
  return widths.find((width) => width >= asked) ?? widths.at(-1) ?? asked
}

/** A `srcset` of all widths, as AVIF. */
export function imageSrcSet(name: ImageName): string {
  const { widths = [] } = imageFacts(name)
  return widths.map((width) => `${imageUrl(name, 'avif', width)} ${width}w`).join(', ')
}

/** Whether dark text has more contrast than white text on a colour such as `#f2e8d6`. */
export function isLightColor(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18
}

/** The names of all images. */
export const imageNames: readonly string[] = Object.keys(images)

/** Whether a text is the name of an existing image. */
export const isImageName = (name: string): name is ImageName => Object.hasOwn(images, name)
