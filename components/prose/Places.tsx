import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { PlacesBlock } from '@/content/schema/page'
import styles from './Places.module.css'

/** What is done and where, in lines beside one picture. */
export function Places({ image, items }: PlacesBlock) {
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <Picture image={image} alt="" sizes="(max-width: 60em) 90vw, 60vw" fit="cover" />
      </div>
      <ul>
        {items.map(({ title, text, place }) => (
          <li className={styles.item} key={title}>
            <h3 className={styles.title}>{title}</h3>
            <div>
              <p>{text}</p>
              <p className={styles.place}>
                <Icon name="pin" />
                {place}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
