import { Picture } from '@/components/ui/Picture'
import type { ImageName } from '@/lib/server/images'
import styles from './PictureList.module.css'
import { SectionHead } from './SectionHead'

type PictureListProps = {
  id: string
  words: {
    title: string
    lede: string
    image: ImageName
    items: readonly { title: string; text: string }[]
  }
}

/** Points in a ruled list, beside a sticky picture that extends to the window's edge. */
export function PictureList({ id, words }: PictureListProps) {
  const titleId = `${id}-title`
  return (
    <section className={styles.root} aria-labelledby={titleId} data-ground="light">
      <div className={styles.picture}>
        <Picture
          place="strip"
          image={words.image}
          sizes="(max-width: 60em) 180vw, 90vw"
          fit="cover"
        />
      </div>
      <div className={styles.words}>
        <SectionHead look="stack" id={titleId} title={words.title}>
          {words.lede}
        </SectionHead>
        <ul className={styles.list}>
          {words.items.map(({ title, text }) => (
            <li className={styles.item} key={title}>
              <h3 className={styles.name}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
