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
  /** Marks what the plan shows, while that is a sample. */
  sample?: string | undefined
  /** Key of the embedded map, where there is one. */
  mapsKey?: string | undefined
}

/** Where the project is: a map on request beside the address and what is near. */
export function Location({ project, words, sample, mapsKey }: LocationProps) {
  const { name, place, features } = project
  return (
    <Section id="location" labelledBy="location-title" paper="none">
      <div className={styles.root}>
        <SectionHead id="location-title" title={words.title} look="stack">
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
        <div className={styles.map}>
          <MapFacade
            place={place.locality}
            query={place.mapQuery}
            embedUrl={mapEmbedUrl(place.mapQuery)}
            apiKey={mapsKey}
            pageUrl={mapPageUrl(place.mapQuery)}
            title={fill(words.frame, { name })}
            words={words}
          />
        </div>
        <Disclosure label={features.title} isWideOpen>
          <h3 className={styles.name}>{features.title}</h3>
          <PointList items={features.items} look="stack" sample={sample} />
        </Disclosure>
      </div>
      <DistanceTable distances={place.distances} words={words} />
    </Section>
  )
}
