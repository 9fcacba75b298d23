import type { Cinemas } from '@/content/schema/cinemas'
import styles from './Room.module.css'

/** What a cinema is for, said in the dark with a little light leaking in. */
export function Room({ room }: { room: Cinemas['room'] }) {
  return (
    <section className={styles.root} aria-labelledby="room" data-ground="dark">
      <div className={styles.inner}>
        <h2 className={styles.heading} id="room">
          {room.heading}
        </h2>
        <div className={styles.text}>
          {room.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
