import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { ImageName } from '@/lib/images'
import styles from './PictureCards.module.css'

type PictureCardsProps = {
  items: readonly { title: string; text: string; place: string; image: ImageName }[]
}

/** Things that a picture tells best, each with its place. */
export function PictureCards({ items }: PictureCardsProps) {
  return (
    <ul className={styles.root}>
      {items.map(({ title, text, place, image }) => (
        <li key={title}>
          <div className={styles.picture}>
            <Picture
              image={image}
              alt=""
              sizes="(max-width: 40em) 90vw, (max-width: 75em) 45vw, 22vw"
              fit="cover"
            />
          </div>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
          <p className={styles.place}>
            <Icon name="pin" />
            {place}
          </p>
        </li>
      ))}
    </ul>
  )
}
