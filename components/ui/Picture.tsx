import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { altText } from '@/lib/alt-text'
import {
  clothUrl,
  type ImageFacts,
  type ImageFile,
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
  /** Shown instead on upright screens up to 60em, where a photograph has a portrait master. Cloth has its own. */
  portrait?: ImageName | undefined
  /** Defaults to the description in the image manifest; empty for decoration. */
  alt?: string
  /** How wide the image stands, as in `<img sizes>`. */
  sizes: string
  /** Where it stands, which says how many stitches cloth has there: a phone's window, its width, a card, a tall panel. */
  place?: 'opening' | 'band' | 'card' | 'door'
  /** The largest image of the first screen: fetched first, not lazily. */
  isPriority?: boolean
  /** `cover` fills the parent, cropped around the focal point; `natural` keeps its ratio. */
  fit?: 'cover' | 'natural' | 'contain'
}

/** Where a portrait master takes over. */
const UPRIGHT = '(max-width: 60em) and (orientation: portrait)'
const LANDSCAPE = 'not all and (max-width: 60em) and (orientation: portrait)'
/** Where a band is no wider than a card is elsewhere. */
const NARROW = '(max-width: 40em)'
const WIDE = 'not all and (max-width: 40em)'

/**
 * An image without layout shift and without JavaScript. A photograph comes at every width the project makes: AVIF, and
 * one WebP for a browser that does not know it. Cloth comes in the cut that fits its place.
 * `--picture-position` moves the crop; `--picture-scale` brings the picture nearer, from `--picture-origin`.
 */
export function Picture(props: PictureProps) {
  const { image, portrait, sizes, place = 'band', isPriority = false, fit = 'natural' } = props
  const facts = imageFacts(image)
  const alt = props.alt ?? altText(image, facts.alt)
  const common = {
    className: styles.image,
    'data-fit': fit,
    decoding: 'async',
    loading: isPriority ? 'eager' : 'lazy',
    fetchPriority: isPriority ? 'high' : undefined,
  } as const
  const { width, height } = facts
  const ground = {
    'data-tone': facts.color && isLightColor(facts.color) ? 'light' : undefined,
    style: { backgroundColor: facts.color, ...focal(facts.focal) },
  }

  if (facts.kind === 'cloth') {
    const { file, narrow } = cutsFor(place, facts)
    if (isPriority) {
      preloadCloth(file, narrow?.otherwise)
      if (narrow) preloadCloth(narrow.file, narrow.media)
    }
    const size = { width: file.width, height: file.height }
    return (
      <picture className={styles.root} data-fit={fit}>
        {narrow && <source media={narrow.media} srcSet={clothUrl(narrow.file)} />}
        <img {...common} {...size} {...ground} alt={alt} data-cloth="" src={clothUrl(file)} />
      </picture>
    )
  }
  if (!facts.widths)
    return (
      <img {...common} alt={alt} width={width} height={height} src={imageUrl(image, 'webp', 0)} />
    )
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
        width={width}
        height={height}
        src={imageUrl(image, 'webp', widthFor(image, 1280))}
        {...ground}
      />
    </picture>
  )
}

/** The cut of cloth that has about as many stitches as its place has room for, and another one for narrow windows. */
function cutsFor(place: NonNullable<PictureProps['place']>, facts: ImageFacts) {
  const { upright, card } = facts
  if (place === 'card') return { file: card ?? facts }
  if (place === 'door' && upright) return { file: upright }
  if (place === 'opening' && upright)
    return { file: facts, narrow: { file: upright, media: UPRIGHT, otherwise: LANDSCAPE } }
  return { file: facts, narrow: card && { file: card, media: NARROW, otherwise: WIDE } }
}

/** Where the crop is centred, unless that is the middle. */
function focal([x = 0.5, y = 0.5]: readonly number[]): CSSProperties {
  const place = `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
  return place === '50% 50%' ? {} : ({ '--focal': place } as CSSProperties)
}

function preloadCloth(file: ImageFile, media?: string): void {
  preload(clothUrl(file), { as: 'image', fetchPriority: 'high', ...(media && { media }) })
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
