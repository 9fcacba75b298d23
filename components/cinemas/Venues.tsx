import { Facts } from '@/components/frames/Facts'
import { Split } from '@/components/frames/Split'
import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { TextLink } from '@/components/ui/TextLink'
import type { Cinemas } from '@/content/schema/cinemas'
import { fill } from '@/lib/domain/format/fill'
import { mapPageUrl } from '@/lib/domain/property/map'
import styles from './Venues.module.css'

/** The list of cinema halls. Nothing is shown while the content names none. */
export function Venues({ venues }: { venues: Cinemas['venues'] }) {
  if (venues.list.length === 0) return null
  return (
    <Section id="venues" labelledBy="venues-title" ground="dark">
      <SectionHead id="venues-title" title={venues.heading} look="row" />
      <ul>
        {venues.list.map((venue) => (
          <li className={styles.venue} key={venue.slug}>
            <Split
              look="narrow"
              lead={
                <>
                  <h3 className={styles.name}>{venue.name}</h3>
                  <address className={styles.address}>{venue.address.join(', ')}</address>
                  <TextLink href={mapPageUrl(venue.mapQuery)} icon="arrow-out" isExternal>
                    {venues.directions}
                  </TextLink>
                </>
              }
            >
              <Facts
                look="columns"
                items={venue.halls.map(({ name, seats, has }) => ({
                  term: name,
                  fact: [fill(venues.seats, { n: seats }), ...has].join(' · '),
                }))}
              />
            </Split>
          </li>
        ))}
      </ul>
    </Section>
  )
}
