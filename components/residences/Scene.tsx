import { Picture } from '@/components/ui/Picture'
import type { Residences } from '@/content/schema/residences'
import styles from './Scene.module.css'

/** A picture from edge to edge with one sentence set on it. */
export function Scene({ scene }: { scene: Residences['scene'] }) {
  return (
    <figure className={styles.root} data-ground="dark">
      <div className={styles.picture}>
        <Picture
          fit="cover"
          place="scene"
          image={scene.image}
          sizes="(max-width: 60em) and (orientation: portrait) 200vw, 100vw"
        />
      </div>
      <p className={styles.text}>{scene.text}</p>
      <figcaption className={styles.caption}>{scene.caption}</figcaption>
    </figure>
  )
}
