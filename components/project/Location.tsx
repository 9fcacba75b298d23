import { OpenLocationCode } from 'open-location-code'
import { Section } from '@/components/layout/Section'
import { MapFacade } from '@/components/media/MapFacade.island'
import { SectionHead } from '@/components/sections/SectionHead'
import { Disclosure } from '@/components/ui/Disclosure'
import { Picture } from '@/components/ui/Picture'
import { TextLink } from '@/components/ui/TextLink'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { sendAddress } from '@/lib/domain/contact/phone'
import { fill } from '@/lib/domain/format/fill'
import { directionsUrl, mapEmbedUrl, mapPageUrl, mapPoint } from '@/lib/domain/property/map'
import { DistanceStrip } from './DistanceStrip'
import styles from './Location.module.css'
import { PointList } from './PointList'

type LocationProps = {
  project: Project
  words: ProjectWords['location']
  /** API key of the embedded map, if there is one. */
  mapsKey?: string | undefined
}

/** Where the project is: a map on request beside the address, the entrance once known, and places nearby. */
export function Location({ project, words, mapsKey }: LocationProps) {
  const { name, place, features } = project
  const { gate } = place
  const point = mapPoint(place)
  return (
    <Section id="location" labelledBy="location-title" paper="none">
      <div className={styles.root}>
        <SectionHead id="location-title" title={words.title} look="stack">
          <address className={styles.address}>
            {`${place.locality}, ${place.city}, ${place.state}`}
          </address>
          {gate && (
            <p className={styles.gate}>
              {gate.turnAt}
              <br />
              {fill(words.meet, { place: gate.meetingPoint })}
              <br />
              {`${words.plusCode} `}
              <b>{new OpenLocationCode().encode(gate.lat, gate.lng)}</b>
            </p>
          )}
          <TextLink href={directionsUrl(point)} icon="arrow-out" isExternal action="directions">
            {words.directions}
          </TextLink>
          {gate && (
            <TextLink
              href={sendAddress(
                fill(words.sendText, { name, place: gate.meetingPoint, map: mapPageUrl(point) }),
              )}
              isExternal
              action="send"
            >
              {words.send}
            </TextLink>
          )}
          {gate?.image && <Picture image={gate.image} sizes="(max-width: 60em) 100vw, 58vw" />}
        </SectionHead>
        <div className={styles.map}>
          <MapFacade
            place={place.locality}
            query={point}
            embedUrl={mapEmbedUrl(point)}
            apiKey={mapsKey}
            pageUrl={mapPageUrl(point)}
            title={fill(words.frame, { name })}
            words={{ show: words.show, notice: words.notice, open: words.open }}
          />
        </div>
        {features && (
          <Disclosure label={features.title} isWideOpen>
            <h3 className={styles.name}>{features.title}</h3>
            <PointList items={features.items} />
          </Disclosure>
        )}
      </div>
      <DistanceStrip distances={place.distances} words={words} />
    </Section>
  )
}
