import { Picture } from '@/components/ui/Picture'
import type { Listing } from '@/content/schema/listing'
import styles from './WhyChoose.module.css'

/** Six reasons, ruled like a ledger beside a street at dusk. */
export function WhyChoose({ whyChoose }: { whyChoose: Listing['whyChoose'] }) {
  return (
    <section className={styles.root} aria-labelledby="why-choose-title" data-ground="dark">
      <div className={styles.picture}>
        <Picture image={whyChoose.image} sizes="(max-width: 60em) 100vw, 65vw" fit="cover" />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title} id="why-choose-title">
          {whyChoose.title}
        </h2>
        <p className={styles.lede}>{whyChoose.lede}</p>
        <ul className={styles.list}>
          {whyChoose.items.map(({ title, text }) => (
            <li key={title} className={styles.item}>
              <h3 className={styles.name}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
