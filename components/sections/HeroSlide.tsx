import type { ReactNode } from 'react'
import { Stage } from '@/components/frames/Stage'
import { Picture } from '@/components/ui/Picture'
import type { ImageName } from '@/lib/server/images'
import styles from './CarouselHero.module.css'

/** The picture of a slide; `portrait` stands in for it on upright screens. */
export type SlidePicture = {
  image: ImageName
  portrait?: ImageName | undefined
  /** How near the picture is shown; the whole of it where absent. */
  view?: 'lines' | 'houses' | undefined
}

type HeroSlideProps = {
  picture: SlidePicture
  /** The first slide's picture is fetched at once. */
  isFirst: boolean
  /** What stands on the picture. */
  children?: ReactNode
}

/** One picture of a hero, shaded so that words can stand on it. */
export function HeroSlide({ picture, isFirst, children }: HeroSlideProps) {
  const { image, portrait, view } = picture
  return (
    <Stage
      picture={
        <div className={styles.picture} data-view={view} data-later={isFirst ? undefined : ''}>
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
