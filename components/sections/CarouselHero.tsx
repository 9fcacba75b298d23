import type { ReactNode } from 'react'
import { Stage, StageWords } from '@/components/frames/Stage'
import { InlineScript } from '@/components/layout/InlineScript'
import type { ReelMark } from '@/components/media/Reel'
import { ReelCarousel } from '@/components/media/ReelCarousel.island'
import { LinkButton } from '@/components/ui/Button'
import { Picture } from '@/components/ui/Picture'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { CarouselLabels } from '@/content/schema/labels'
import type { ImageName } from '@/lib/server/images'
import styles from './CarouselHero.module.css'

type Slide = SlidePicture &
  ReelMark & {
    /** With a text, a slide shows its headline (or title) large, and its link. */
    text?: string
    headline?: string
    action?: { label: string; href: string; name: string }
  }

type CarouselHeroProps = {
  look: 'banner' | 'listing' | 'pitch'
  hero: { label: string; title: string; lede?: string; slides: readonly Slide[] }
  labels: CarouselLabels
  /** Milliseconds between slides. */
  autoplay: number
}

/**
 * A page's hero: its heading over a carousel of pictures. If slides have texts, each shows the heading as a line above
 * its title, and the heading itself is visually hidden. A single slide does not move.
 */
export function CarouselHero({ look, hero, labels, autoplay }: CarouselHeroProps) {
  const hasWords = hero.slides.some(({ text }) => text)
  const slides = hero.slides.map((slide, index) => (
    <HeroSlide key={slide.title} picture={slide} isFirst={index === 0}>
      {slide.text && <SlideWords slide={slide} name={hero.title} />}
    </HeroSlide>
  ))
  return (
    <div
      className={styles.root}
      data-ground="dark"
      data-look={look}
      data-alone={slides.length > 1 ? undefined : ''}
    >
      {hasWords ? (
        <h1 className={styles.heading}>
          <VisuallyHidden>{hero.title}</VisuallyHidden>
        </h1>
      ) : (
        <div className={styles.over}>
          <StageWords>
            <h1 className={styles.title}>{hero.title}</h1>
            {hero.lede && <p className={styles.lede}>{hero.lede}</p>}
          </StageWords>
        </div>
      )}
      {hero.slides.length > 1 ? (
        <>
          <ReelCarousel
            label={hero.label}
            labels={labels}
            autoplay={autoplay}
            speed={900}
            controls="over"
            marks={hero.slides.map(({ title, note }) => ({ title, note }))}
            slides={slides}
          />
          <InlineScript name="slides" data-interval={autoplay} />
        </>
      ) : (
        slides
      )}
    </div>
  )
}

function SlideWords({ slide, name }: { slide: Slide; name: string }) {
  const { title, headline, text, action } = slide
  return (
    <>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      <h2 className={styles.title}>{headline ?? title}</h2>
      <p className={styles.lede}>{text}</p>
      {action && (
        <LinkButton href={action.href} icon="arrow-right" action={action.name}>
          {action.label}
        </LinkButton>
      )}
    </>
  )
}

/** The picture of a slide; `portrait` stands in for it on upright screens. */
type SlidePicture = {
  image: ImageName
  portrait?: ImageName | undefined
}

type HeroSlideProps = {
  picture: SlidePicture
  /** The first slide's picture is fetched at once. */
  isFirst: boolean
  /** What stands on the picture. */
  children?: ReactNode
}

/** One picture of a hero, shaded so that words can stand on it. */
function HeroSlide({ picture, isFirst, children }: HeroSlideProps) {
  const { image, portrait } = picture
  return (
    <Stage
      picture={
        <div className={styles.picture} data-later={isFirst ? undefined : ''}>
          <Picture
            image={image}
            portrait={portrait}
            place="scene"
            sizes={
              portrait ? '100vw' : '(max-width: 60em) and (orientation: portrait) 200vw, 100vw'
            }
            fit="cover"
            isPriority={isFirst}
          />
        </div>
      }
    >
      {children}
    </Stage>
  )
}
