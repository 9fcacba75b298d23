import type { ReactNode } from 'react'
import { Rows } from '@/components/frames/Rows'
import { Picture } from '@/components/ui/Picture'
import type { ImageName } from '@/lib/server/images'
import styles from './StoryCards.module.css'

export type StoryCard = {
  href: string
  image: ImageName
  title: string
  /** Shown above the title, with the day if there is one. */
  category: string
  day?: ReactNode
  /** Shown below the title. */
  note?: string
}

/** Editorial cards: in wide windows the first is large, the others small beside it. Each whole card is a link. */
export function StoryCards({ cards }: { cards: readonly StoryCard[] }) {
  return (
    <Rows>
      {cards.map(({ href, image, title, category, day, note }, index) => (
        <li className={styles.item} key={href}>
          <div className={styles.image}>
            <Picture
              place={index === 0 ? 'band' : 'card'}
              image={image}
              alt=""
              sizes={index === 0 ? '(max-width: 60em) 32vw, 55vw' : '(max-width: 60em) 32vw, 16vw'}
              fit="cover"
            />
          </div>
          <div>
            <p className={styles.category}>
              <b>{category}</b>
              {day}
            </p>
            <h3 className={styles.name}>
              <a href={href}>{title}</a>
            </h3>
            {note && <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </Rows>
  )
}
