import { Picture } from '@/components/ui/Picture'
import { figureOf } from '@/lib/fans/figure'
import type { ImageName } from '@/lib/images'
import styles from './PlayerFigure.module.css'

type PlayerFigureProps = {
  image: ImageName
  /** The player's place in the squad, which varies the ground. */
  index: number
  /** How wide the ground stands, as in `<img sizes>`. */
  sizes: string
  isPriority?: boolean
}

/**
 * A figure from the waist up over a ground of another colour. It rises above its frame by
 * `--figure-rise`. Decoration: the words beside it say who plays.
 */
export function PlayerFigure({ image, index, sizes, isPriority = false }: PlayerFigureProps) {
  const { pose, isMirrored, ground } = figureOf(image, index)
  return (
    <div className={styles.root}>
      <div className={styles.frame}>
        <Picture image={`cricket/card-bg-${ground}`} alt="" sizes={sizes} fit="cover" />
      </div>
      <div className={styles.figure} data-pose={pose} data-mirrored={isMirrored ? '' : undefined}>
        <Picture image={image} alt="" sizes={`calc(1.8 * ${sizes})`} isPriority={isPriority} />
      </div>
    </div>
  )
}
