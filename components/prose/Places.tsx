import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { PlacesBlock } from '@/content/schema/page'
import { Inline } from './Inline'
import styles from './ProseText.module.css'

/** What is done and where, each with its picture. */
export function Places({ items }: PlacesBlock) {
  return (
    <ul className={styles.places}>
      {items.map(({ image, title, text, place }) => (
        <li className={styles.item} key={title}>
          <div className={styles.placePicture}>
            <Picture image={image} alt="" sizes="(max-width: 40em) 92vw, 52vw" fit="cover" />
          </div>
          <h3 className={styles.placeName}>{title}</h3>
          <p className={styles.address}>
            <Icon name="pin" />
            {place}
          </p>
          <p>
            <Inline>{text}</Inline>
          </p>
        </li>
      ))}
    </ul>
  )
}
