import type { ReactNode } from 'react'
import { Split } from '@/components/frames/Split'
import { Section } from '@/components/layout/Section'
import { Picture } from '@/components/ui/Picture'
import { TextLink } from '@/components/ui/TextLink'
import type { Residences } from '@/content/schema/residences'
import { href } from '@/lib/domain/routes'
import styles from './ResidencePlace.module.css'

type ResidencePlaceProps = {
  place: Residences['place']
  /** The registration of the layout that the residences belong to. */
  children: ReactNode
}

/** Where the residences stand, and the way to the plots on the same ground. */
export function ResidencePlace({ place, children }: ResidencePlaceProps) {
  const figure = (
    <figure>
      <div className={styles.picture}>
        <Picture image={place.image} sizes="(max-width: 60em) 130vw, 80vw" fit="cover" />
      </div>
      <figcaption className={styles.caption}>{place.caption}</figcaption>
    </figure>
  )
  return (
    <Section labelledBy="place-title">
      <Split look="picture" lead={figure}>
        <div className={styles.words}>
          <h2 className={styles.title} id="place-title">
            {place.title}
          </h2>
          {place.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {children}
          <TextLink href={href(place.link.path)} icon="arrow-right">
            {place.link.label}
          </TextLink>
        </div>
      </Split>
    </Section>
  )
}
