import { Picture } from '@/components/ui/Picture'
import type { JointVenture } from '@/content/schema/joint-venture'
import styles from './Commitment.module.css'

/** What the landowner may hold us to, in a box over a picture. */
export function Commitment({ commitment }: { commitment: JointVenture['commitment'] }) {
  return (
    <section className={styles.root} aria-labelledby="commitment-title">
      <div className={styles.picture}>
        <Picture
          fit="cover"
          image={commitment.image}
          sizes="(max-width: 60em) and (orientation: portrait) 180vw, 100vw"
        />
      </div>
      <div className={styles.box} data-ground="dark">
        <h2 className={styles.title} id="commitment-title">
          {commitment.title}
        </h2>
        <p className={styles.lede}>{commitment.lede}</p>
        <p className={styles.text}>{commitment.text}</p>
      </div>
    </section>
  )
}
