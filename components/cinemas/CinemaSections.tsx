import type { ReactNode } from 'react'
import { Facts } from '@/components/frames/Facts'
import { Split } from '@/components/frames/Split'
import { Section } from '@/components/layout/Section'
import { SectionHead } from '@/components/sections/SectionHead'
import { Disclosure } from '@/components/ui/Disclosure'
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

/** The formats: a drawing each and what to look for; the title unfolds how it works. */
export function Formats({ formats }: { formats: Cinemas['formats'] }) {
  return (
    <Section id="formats" labelledBy="formats-title" ground="dark">
      <SectionHead id="formats-title" title={formats.heading} look="row">
        <p>
          {formats.intro} {formats.note}
        </p>
      </SectionHead>
      <ul className={styles.formats}>
        {formats.items.map((item) => (
          <li className={styles.format} key={item.figure}>
            <FormatFigure figure={item.figure} marks={item.marks} />
            <div>
              <Disclosure label={item.title}>
                <p>{item.text}</p>
              </Disclosure>
              <p className={styles.tip}>{item.tip}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The heading beside the questions, which are the child. */
export function CinemaQuestions({ heading, children }: { heading: string; children: ReactNode }) {
  const title = (
    <h2 className={styles.heading} id="questions-title">
      {heading}
    </h2>
  )
  return (
    <Section id="questions" labelledBy="questions-title" ground="dark">
      <div className={styles.questions}>
        <Split look="narrow" lead={title}>
          {children}
        </Split>
      </div>
    </Section>
  )
}
