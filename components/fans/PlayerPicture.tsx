import { Picture } from '@/components/ui/Picture'
import type { Player } from '@/content/schema/player'
import { printOf, shirtImage, shirtOf } from '@/lib/server/shirt'
import styles from './PlayerPicture.module.css'

/** A width in `sizes`, not one of its conditions. */
const WIDTH = /[\d.]+(?=(?:rem|vw)(?:,|$))/g
/** The print takes this part of the shirt's width. */
const partOf = (width: string) => (0.56 * Number(width)).toFixed(1)

type PlayerPictureProps = {
  player: Player
  /** The player's index in the squad, from zero. */
  index: number
  /** Width of the shirt, as in `<img sizes>`. */
  sizes: string
  /** Width of the background where it is wider than the shirt. */
  groundSizes?: string
  isPriority?: boolean
}

/**
 * A player's photograph, or the back of the shirt with the name on it, over a contrasting background. The collar
 * rises above the frame by `--shirt-rise`. Decorative: the text beside it names the player.
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
          isPriority={isPriority}
        />
      </div>
      {!player.photo && (
        <div className={styles.shirt} data-mirrored={shirt.isMirrored ? '' : undefined}>
          <Picture image={shirtImage(shirt)} alt="" sizes={sizes} isPriority={isPriority} />
          {print && (
            <div className={styles.print}>
              <Picture image={print} alt="" sizes={sizes.replace(WIDTH, partOf)} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}
