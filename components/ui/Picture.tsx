import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { altText } from '@/lib/alt-text'
import {
  type ImageName,
  imageFacts,
  imageSrcSet,
  imageUrl,
  isLightColor,
  widthFor,
} from '@/lib/images'
import styles from './Picture.module.css'

type PictureProps = {
  image: ImageName
  /** Shown instead on upright screens up to 60em, where a portrait master exists. */
  portrait?: ImageName
  /** Defaults to the description in the image manifest; empty for decoration. */
  alt?: string
  /** How wide the image stands, as in `<img sizes>`. */
  sizes: string
  /** The largest image of the first screen: fetched first, not lazily. */
  isPriority?: boolean
  /** `cover` fills the parent, cropped around the focal point; `natural` keeps its ratio. */
  fit?: 'cover' | 'natural' | 'contain'
}

/** Where a portrait master takes over. */
const UPRIGHT = '(max-width: 60em) and (orientation: portrait)'
const LANDSCAPE = 'not all and (max-width: 60em) and (orientation: portrait)'

/**
 * An image at every width the project makes, without layout shift and without JavaScript: AVIF, and one
 * WebP for a browser that does not know it.
 * `--picture-position` moves the crop; `--picture-scale` brings the picture nearer, from `--picture-origin`.
 */
export function Picture(props: PictureProps) {
  const { image, portrait, sizes, isPriority = false, fit = 'natural' } = props
  const facts = imageFacts(image)
  const alt = props.alt ?? altText(image, facts.alt)
  const common = {
    width: facts.width,
    height: facts.height,
    className: styles.image,
    'data-fit': fit,
    decoding: 'async',
    loading: isPriority ? 'eager' : 'lazy',
    fetchPriority: isPriority ? 'high' : undefined,
  } as const

  if (!facts.widths) return <img {...common} alt={alt} src={imageUrl(image, 'webp', 0)} />
  if (isPriority && portrait) preloadPicture(portrait, sizes, UPRIGHT)
  if (isPriority) preloadPicture(image, sizes, portrait && LANDSCAPE)

  return (
    <picture className={styles.root} data-fit={fit}>
      {portrait && (
        <source media={UPRIGHT} type="image/avif" srcSet={imageSrcSet(portrait)} sizes={sizes} />
      )}
      <source type="image/avif" srcSet={imageSrcSet(image)} sizes={sizes} />
      <img
        {...common}
        alt={alt}
        src={imageUrl(image, 'webp', widthFor(image, 1280))}
        data-tone={facts.color && isLightColor(facts.color) ? 'light' : undefined}
        style={{ backgroundColor: facts.color, ...focal(facts.focal) }}
      />
    </picture>
  )
}

/** Where the crop is centred, unless that is the middle. */
function focal([x = 0.5, y = 0.5]: readonly number[]): CSSProperties {
  const place = `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
  return place === '50% 50%' ? {} : ({ '--focal': place } as CSSProperties)
}

function preloadPicture(name: ImageName, imageSizes: string, media?: string): void {
  preload(imageUrl(name, 'avif', widthFor(name, 1280)), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: imageSrcSet(name),
    imageSizes,
    fetchPriority: 'high',
    ...(media && { media }),
  })
}
