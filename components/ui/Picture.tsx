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
 * `opening`: a portrait window. `scene`: a phone's portrait window only, as a tablet's is too wide and too low. `band`:
 * the page's width. `card`: a card. `strip`, `column`: a band, a card that become a tall panel beside text in wide
 * windows. `door`: as `column`, with text on it, which needs finer stitches.
 */
type Place = 'opening' | 'scene' | 'band' | 'card' | 'strip' | 'column' | 'door'

type PictureProps = {
  image: ImageName
  /** Shown instead in portrait windows up to 60em, for photographs with a portrait master. Artworks have their own. */
  portrait?: ImageName | undefined
  /** Defaults to the image manifest's description; empty if decorative. */
  alt?: string
  /** Width of the image, as in `<img sizes>`. */
  sizes: string
  /** Selects the variant of an artwork by the number of stitches that fit. */
  place?: Place
  /** The LCP image: high priority, not lazy. */
  isPriority?: boolean
  /** `cover` fills the parent, cropped around the focal point; `natural` keeps its ratio. */
  fit?: 'cover' | 'natural' | 'contain'
}

/** Where a portrait master is used. */
const UPRIGHT = '(max-width: 60em) and (orientation: portrait)'
const LANDSCAPE = 'not all and (max-width: 60em) and (orientation: portrait)'
/** Where a band is as narrow as a card elsewhere. */
const NARROW = '(max-width: 40em)'
const WIDE = 'not all and (max-width: 40em)'
/** A phone in portrait. */
const PHONE = '(max-width: 47.99em) and (orientation: portrait)'
const NOT_PHONE = 'not all and (max-width: 47.99em) and (orientation: portrait)'
/** Where nothing is beside text, and the part of that range where a band is wider than a card. */
const STACKED = '(max-width: 59.99em)'
const MIDDLE = '(min-width: 40.01em) and (max-width: 59.99em)'

/**
 * An image without layout shift and without JavaScript. A photograph has all generated widths as AVIF, and one WebP as
 * fallback. An artwork has the variant for its place. `--picture-position` moves the crop; `--picture-scale` zooms in,
 * from `--picture-origin`.
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
  /** Media query for the file, where no source matches. */
  otherwise?: string
  sources?: readonly { media: string; file: ImageFile }[]
}

/** Returns the artwork's variant whose stitches fit its place, and those for other windows. */
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

/** Returns the object-position of a focal point; empty if it is the centre. */
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
