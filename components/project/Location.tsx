import { Section } from '@/components/layout/Section'
import { MapFacade } from '@/components/media/MapFacade.island'
import { SectionHead } from '@/components/sections/SectionHead'
import { Disclosure } from '@/components/ui/Disclosure'
import { TextLink } from '@/components/ui/TextLink'
import type { Project } from '@/content/schema/project'
import type { ProjectWords } from '@/content/schema/project-page'
import { fill } from '@/lib/format/fill'
import { directionsUrl, mapEmbedUrl, mapPageUrl } from '@/lib/property/map'
import { DistanceTable } from './DistanceTable'
import styles from './Location.module.css'
import { PointList } from './PointList'

type LocationProps = {
  project: Project
  words: ProjectWords['location']
  /** Key of the embedded map, where there is one. */
  mapsKey?: string | undefined
}

/** Where the project is: address, what is near, and a map on request. */
export function Location({ project, words, mapsKey }: LocationProps) {
  const { name, place, features } = project
  return (
    <Section id="location" labelledBy="location-title">
      <SectionHead id="location-title" title={words.title}>
        <address className={styles.address}>
          {place.locality}, {place.city}, {place.state}
        </address>
        <TextLink
          href={directionsUrl(place.mapQuery)}
          icon="arrow-out"
          isExternal
          action="directions"
        >
          {words.directions}
        </TextLink>
      </SectionHead>
      <MapFacade
        query={place.mapQuery}
        embedUrl={mapEmbedUrl(place.mapQuery)}
        apiKey={mapsKey}
        pageUrl={mapPageUrl(place.mapQuery)}
        title={fill(words.frame, { name })}
        words={words}
      />
      <div className={styles.features}>
        <Disclosure label={features.title} isWideOpen>
          <h3 className={styles.title}>{features.title}</h3>
          <PointList items={features.items} look="rows" />
        </Disclosure>
      </div>
      <DistanceTable distances={place.distances} words={words} />
    </Section>
  )
}
