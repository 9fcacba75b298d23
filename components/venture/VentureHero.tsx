import { Carousel, type CarouselLabels } from '@/components/media/Carousel.island'
import { LinkButton } from '@/components/ui/Button'
import { Picture } from '@/components/ui/Picture'
import type { JointVenture } from '@/content/schema/joint-venture'
import styles from './VentureHero.module.css'

type VentureHeroProps = { hero: JointVenture['hero']; labels: CarouselLabels; autoplay: number }

/** The pitch's opening: three pictures, each with its word, and the way to begin. */
export function VentureHero({ hero, labels, autoplay }: VentureHeroProps) {
  return (
    <div className={styles.root} data-ground="dark">
      <h1 className={styles.name}>{hero.title}</h1>
      <Carousel
        label={hero.label}
        labels={labels}
        autoplay={autoplay}
        speed={900}
        controls="over"
        reel={hero.slides}
        slides={hero.slides.map((slide, index) => (
          <div className={styles.slide} key={slide.title}>
            <Picture
              image={slide.image}
              {...(slide.portrait && { portrait: slide.portrait })}
              sizes={
                slide.portrait
                  ? '100vw'
                  : '(max-width: 60em) and (orientation: portrait) 220vw, 100vw'
              }
              fit="cover"
              isPriority={index === 0}
            />
            <div className={styles.words}>
              <h2 className={styles.title}>{slide.title}</h2>
              <p className={styles.text}>{slide.text}</p>
              <LinkButton href="#join" icon="arrow-right" action="get-started">
                {hero.start}
              </LinkButton>
            </div>
          </div>
        ))}
      />
    </div>
  )
}
