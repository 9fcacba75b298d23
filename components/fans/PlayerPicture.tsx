import { Picture } from '@/components/ui/Picture'
import type { Player } from '@/content/schema/player'
import { printOf, shirtImage, shirtOf } from '@/lib/server/shirt'
import styles from './PlayerPicture.module.css'

type PlayerPictureProps = {
  player: Player
  /** The player's place in the squad, from zero. */
  index: number
  /** How wide the shirt stands, as in `<img sizes>`. */
  sizes: string
  /** How wide the ground stands where it is wider than the shirt. */
  groundSizes?: string
  isPriority?: boolean
}

/**
 * A player's photograph, or the back of the shirt with the name on it, over a ground that it stands out
 * from. The collar rises above the frame by `--shirt-rise`. Decoration: the words beside it say who
 * plays.
 */
export function PlayerPicture(props: PlayerPictureProps) {
  const { player, index, sizes, groundSizes = sizes, isPriority = false } = props
  const shirt = shirtOf(player, index)
  const print = printOf(shirt)
  return (
    <div className={styles.root}>
      <div className={styles.frame}>
        <Picture
          image={player.photo ?? shirt.ground}
          alt=""
          sizes={groundSizes}
          fit="cover"
          isPriority={isPriority && player.photo !== undefined}
        />
      </div>
      {!player.photo && (
        <div className={styles.shirt} data-mirrored={shirt.isMirrored ? '' : undefined}>
          <Picture image={shirtImage(shirt)} alt="" sizes={sizes} isPriority={isPriority} />
          {print && (
            <div className={styles.print}>
              <Picture image={print} alt="" sizes={`calc(0.56 * ${sizes})`} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}
