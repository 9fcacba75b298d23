import { Section } from '@/components/layout/Section'
import { TextLink } from '@/components/ui/TextLink'
import type { Cinemas } from '@/content/schema/cinemas'
import { fill } from '@/lib/format/fill'
import { mapPageUrl } from '@/lib/property/map'
import styles from './Venues.module.css'

/** The list of cinema halls. Nothing is shown while the content names none. */
export function Venues({ venues }: { venues: Cinemas['venues'] }) {
  if (venues.list.length === 0) return null
  return (
    <Section id="venues" labelledBy="venues-title" ground="dark">
      <h2 className={styles.heading} id="venues-title">
        {venues.heading}
      </h2>
      <ul className={styles.list}>
        {venues.list.map((venue) => (
          <li className={styles.venue} key={venue.slug}>
            <div>
              <h3 className={styles.name}>{venue.name}</h3>
              <address className={styles.address}>{venue.address.join(', ')}</address>
              <TextLink href={mapPageUrl(venue.mapQuery)} icon="arrow-out" isExternal>
                {venues.directions}
              </TextLink>
            </div>
            <dl className={styles.halls}>
              {venue.halls.map((hall) => (
                <div key={hall.name}>
                  <dt>{hall.name}</dt>
                  <dd>{[fill(venues.seats, { n: hall.seats }), ...hall.has].join(' · ')}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  )
}
