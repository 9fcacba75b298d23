import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { Picture } from '@/components/ui/Picture'
import { Tag } from '@/components/ui/Tag'
import type { Home } from '@/content/schema/home'
import styles from './Leadership.module.css'

type LeadershipProps = { leadership: Home['leadership']; placeholderLabel: string }

/** The leaders and their areas, with a portrait once there is one. Renders nothing without cards. */
export function Leadership({ leadership, placeholderLabel }: LeadershipProps) {
  const { cards, unnamed, allUnnamed } = leadership
  if (cards.length === 0) return null
  const hasNames = cards.some(({ name }) => name)
  return (
    <Section id="leadership" labelledBy="leadership-title" tone="sand">
      <SectionHead id="leadership-title" title={leadership.title} look="row">
        {!hasNames && <p>{allUnnamed}</p>}
        {cards.some(({ isPlaceholder }) => isPlaceholder) && <Tag>{placeholderLabel}</Tag>}
      </SectionHead>
      <ul className={styles.list} role="list">
        {cards.map(({ role, text, mark, name, photo }) => (
          <li className={styles.card} key={role} data-mark={mark} data-ground="dark">
            {photo && (
              <div className={styles.portrait}>
                <Picture image={photo} sizes="(max-width: 60em) 45vw, 22vw" fit="cover" />
              </div>
            )}
            <div className={styles.words}>
              <h3 className={styles.role}>{role}</h3>
              {hasNames && <p className={styles.name}>{name ?? unnamed}</p>}
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
