'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIslandReady } from '@/components/ui/use-island-ready'
import styles from './MapFacade.module.css'

export type MapWords = { show: string; notice: string; open: string }

type MapFacadeProps = {
  /** Address of the embed, asked for only after the press, and of the same map on a page of its own. */
  embedUrl: string
  pageUrl: string
  /** Names the frame. */
  title: string
  words: MapWords
  /** What stands in the map's place until then. */
  children: ReactNode
}

/**
 * A map that nobody is told about until the visitor asks for it.
 *
 * Why: the embed may be requested only after a press, because it sets cookies of its own.
 * Without JavaScript: the picture, the address, and a plain link to the map.
 * Cost: 0.6 kB gzip.
 */
export function MapFacade({ embedUrl, pageUrl, title, words, children }: MapFacadeProps) {
  const [isShown, setShown] = useState(false)
  const isReady = useIslandReady()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (isShown) frame.current?.focus()
  }, [isShown])

  return (
    <div className={styles.root} data-island="visible" data-ready={isReady ? '' : undefined}>
      {isShown ? (
        <iframe
          className={styles.frame}
          ref={frame}
          src={embedUrl}
          title={title}
          referrerPolicy="no-referrer-when-downgrade"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <>
          <div className={styles.picture}>{children}</div>
          <div className={styles.ask} data-ground="light">
            <button type="button" className={styles.show} onClick={() => setShown(true)}>
              {words.show}
            </button>
            <p>{words.notice}</p>
          </div>
        </>
      )}
      <p className={styles.open}>
        <a href={pageUrl} target="_blank" rel="noopener" data-action="map">
          {words.open}
        </a>
      </p>
    </div>
  )
}
