import { Facts } from '@/components/frames/Facts'
import { Split } from '@/components/frames/Split'
import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { TextLink } from '@/components/ui/TextLink'
import type { Cinemas } from '@/content/schema/cinemas'
import { fill } from '@/lib/domain/format/fill'
import { mapPageUrl } from '@/lib/domain/property/map'
import styles from './CinemaSections.module.css'
import { FormatFigure } from './FormatFigure'

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
                  <h3 className={styles.venueName}>{venue.name}</h3>
                  <address className={styles.venueAddress}>{venue.address.join(', ')}</address>
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

/** The formats: a drawing each, and what to look for. */
export function Formats({ formats }: { formats: Cinemas['formats'] }) {
  return (
    <Section id="formats" labelledBy="formats-title" ground="dark">
      <SectionHead id="formats-title" title={formats.heading} look="row" />
      <ul className={styles.formats}>
        {formats.items.map(({ figure, marks, title, tip }) => (
          <li className={styles.format} key={figure}>
            <FormatFigure figure={figure} marks={marks} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.tip}>{tip}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
