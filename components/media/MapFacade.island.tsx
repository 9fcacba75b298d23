'use client'

import { lazy, Suspense, useState } from 'react'
import { island } from '@/components/island/island'
import { useIslandReady } from '@/components/ui/use-island-ready'
import styles from './MapFacade.module.css'
import { MapFrame } from './MapFrame'

export type MapWords = { show: string; notice: string; open: string }

type MapFacadeProps = {
  /** Name of the place, shown until the map is. */
  place: string
  /** The place that the map searches for. */
  query: string
  /** URL of the embed without a key, requested only after the click. */
  embedUrl: string
  /** Key of the documented embed, which then replaces the other. */
  apiKey: string | undefined
  /** URL of the map on a page of its own. */
  pageUrl: string
  /** Accessible name of the iframe. */
  title: string
  words: MapWords
}

/** If its code fails to load, the map without a key is shown. */
const KeyedMap = lazy(() => import('./KeyedMap').catch(() => ({ default: MapFrame })))

/**
 * A map that is only requested when the visitor clicks the button.
 *
 * Why: the embed sets cookies of its own, so it may only be requested after a click.
 * Without JavaScript: the address, and a plain link to the map.
 * Cost: 1.2 kB gzip.
 */
export const MapFacade = island('MapFacade', 'visible', Inside)

function Inside(props: MapFacadeProps) {
  const { place, query, embedUrl, apiKey, pageUrl, title, words } = props
  const [isShown, setShown] = useState(false)
  const isReady = useIslandReady()
  const Frame = apiKey ? KeyedMap : MapFrame

  return (
    <div className={styles.root} data-ready={isReady ? '' : undefined} data-screen="">
      <div className={styles.sheet} data-ground="dark">
        {isShown ? (
          <Suspense fallback={null}>
            <Frame embedUrl={embedUrl} apiKey={apiKey ?? ''} query={query} title={title} />
          </Suspense>
        ) : (
          <>
            <p className={styles.place}>{place}</p>
            <button type="button" className={styles.show} onClick={() => setShown(true)}>
              {words.show}
            </button>
          </>
        )}
      </div>
      <p className={styles.notice}>{words.notice}</p>
      <a className={styles.open} href={pageUrl} target="_blank" rel="noopener" data-action="map">
        {words.open}
      </a>
    </div>
  )
}
