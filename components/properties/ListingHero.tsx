import { Carousel, type CarouselLabels } from '@/components/media/Carousel.island'
import { Picture } from '@/components/ui/Picture'
import type { Listing } from '@/content/schema/listing'
import styles from './ListingHero.module.css'

type ListingHeroProps = { hero: Listing['hero']; labels: CarouselLabels; autoplay: number }

/** The listing's name over three turning pictures, each marked with its project and place. */
export function ListingHero({ hero, labels, autoplay }: ListingHeroProps) {
  return (
    <div className={styles.root} data-ground="dark">
      <div className={styles.words}>
        <h1 className={styles.title}>{hero.title}</h1>
        <p className={styles.tagline}>{hero.tagline}</p>
      </div>
      <Carousel
        label={hero.label}
        labels={labels}
        autoplay={autoplay}
        speed={900}
        controls="over"
        reel={hero.slides}
        slides={hero.slides.map((slide, index) => (
          <Picture
            key={slide.title}
            image={slide.image}
            {...(slide.portrait && { portrait: slide.portrait })}
            sizes={
              slide.portrait
                ? '100vw'
                : '(max-width: 60em) and (orientation: portrait) 200vw, 100vw'
            }
            fit="cover"
            isPriority={index === 0}
          />
        ))}
      />
    </div>
  )
}
