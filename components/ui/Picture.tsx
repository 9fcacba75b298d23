import type { CSSProperties } from 'react'
import { preload } from 'react-dom'
import { altText } from '@/lib/server/alt-text'
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
} from '@/lib/server/images'
import styles from './Picture.module.css'

/**
 * `opening`: an upright window. `scene`: a phone's window, which a tablet's is too wide and too low for. `band`: as wide
 * as the page. `card`: a card. `strip` and `column`: a band and a card that become a tall panel beside words where the
 * window is wide. `door`: such a card with its words on it, which needs finer stitches than a card has.
 */
type Place = 'opening' | 'scene' | 'band' | 'card' | 'strip' | 'column' | 'door'

type PictureProps = {
  image: ImageName
  /** Shown instead on upright screens up to 60em, where a photograph has a portrait master. Cloth has its own. */
  portrait?: ImageName | undefined
  /** Defaults to the description in the image manifest; empty for decoration. */
  alt?: string
  /** How wide the image stands, as in `<img sizes>`. */
  sizes: string
  /** Where it stands, which says how many stitches cloth has there, and which cut. */
  place?: Place
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
/** A phone held upright. */
const PHONE = '(max-width: 47.99em) and (orientation: portrait)'
const NOT_PHONE = 'not all and (max-width: 47.99em) and (orientation: portrait)'
/** Where nothing stands beside words yet, and the part of that where a band is wider than a card. */
const STACKED = '(max-width: 59.99em)'
const MIDDLE = '(min-width: 40.01em) and (max-width: 59.99em)'

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
    const { file, otherwise, sources = [] } = cutsFor(place, facts)
    if (isPriority) {
      preloadCloth(file, otherwise)
      for (const source of sources) preloadCloth(source.file, source.media)
    }
    const size = { width: file.width, height: file.height }
    return (
      <picture className={styles.root} data-fit={fit}>
        {sources.map((source) => (
          <source key={source.media} media={source.media} srcSet={clothUrl(source.file)} />
        ))}
        <img
          {...common}
          {...size}
          {...ground}
          alt={alt}
          data-cloth={place === 'scene' ? 'scene' : ''}
          src={clothUrl(file)}
        />
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

type Cuts = {
  file: ImageFile
  /** Where none of the sources stands in for it. */
  otherwise?: string
  sources?: readonly { media: string; file: ImageFile }[]
}

/** The cut of cloth that has about as many stitches as its place has room for, and others for other windows. */
function cutsFor(place: Place, facts: ImageFacts): Cuts {
  const { upright, card } = facts
  if (upright && place === 'opening')
    return { file: facts, otherwise: LANDSCAPE, sources: [{ media: UPRIGHT, file: upright }] }
  if (upright && place === 'scene')
    return { file: facts, otherwise: NOT_PHONE, sources: [{ media: PHONE, file: upright }] }
  if (card && (place === 'door' || (upright && place === 'column')))
    return { file: upright ?? facts, sources: [{ media: STACKED, file: card }] }
  if (upright && card && place === 'strip') {
    const sources = [
      { media: NARROW, file: card },
      { media: MIDDLE, file: facts },
    ]
    return { file: upright, sources }
  }
  if (place === 'card' || place === 'column') return { file: card ?? facts }
  if (!card) return { file: facts }
  return { file: facts, otherwise: WIDE, sources: [{ media: NARROW, file: card }] }
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
