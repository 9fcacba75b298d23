import { Carousel, type CarouselLabels } from '@/components/media/Carousel.island'
import { Picture } from '@/components/ui/Picture'
import type { Home } from '@/content/schema/home'
import styles from './HomeBanner.module.css'

type HomeBannerProps = { banner: Home['banner']; labels: CarouselLabels; autoplay: number }

/** The group's promise over four turning images. */
export function HomeBanner({ banner, labels, autoplay }: HomeBannerProps) {
  return (
    <div className={styles.root} data-ground="dark">
      <div className={styles.words}>
        <h1 className={styles.title}>{banner.title}</h1>
        <p className={styles.lede}>{banner.lede}</p>
      </div>
      <Carousel
        label={banner.label}
        labels={labels}
        autoplay={autoplay}
        speed={900}
        controls="over"
        reel={banner.slides}
        slides={banner.slides.map((slide, index) => (
          <Picture
            key={slide.title}
            image={slide.image}
            {...(slide.portrait && { portrait: slide.portrait })}
            sizes="100vw"
            fit="cover"
            isPriority={index === 0}
          />
        ))}
      />
    </div>
  )
}
