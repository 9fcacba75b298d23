'use client'

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { island } from '@/components/island/island'
import { Icon, type IconName } from '@/components/ui/Icon'
import { useIslandReady } from '@/components/ui/use-island-ready'
import type { ProjectWords } from '@/content/schema/project-page'
import { hasModifier } from '@/lib/browser/page/has-modifier'
import { fill } from '@/lib/domain/format/fill'
import styles from './Gallery.module.css'

type GalleryProps = {
  /** Accessible name of the dialog. */
  label: string
  words: Pick<ProjectWords['gallery'], 'open' | 'close' | 'previous' | 'next' | 'position'>
  pictures: readonly {
    caption: string
    /** Server-rendered picture of the mosaic. */
    small: ReactNode
    /** URL of the full picture, opened by a click without JavaScript. */
    url: string
    /** Size of the full picture in pixels. */
    width: number
    height: number
  }[]
}

/** Minimum length of a swipe that changes the picture, in pixels. */
const SWIPE = 48

/**
 * An uneven mosaic of pictures that open large.
 *
 * Why: keys, swipes, and one dialog for all pictures that returns focus to the picture.
 * Without JavaScript: each picture of the mosaic links to its full file.
 * Cost: 2.5 kB gzip; a large picture is only fetched when opened.
 */
export const Gallery = island('Gallery', 'visible', Inside)

function Inside({ label, words, pictures }: GalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const mosaic = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState<number>()
  const isReady = useIslandReady()
  const frame = useRef<HTMLDivElement>(null)
  /** Where a swipe began, and the scroll position then. */
  const start = useRef<{ x: number; left: number }>(undefined)

  const total = pictures.length
  const step = (by: number) => setIndex((was) => ((was ?? 0) + by + total) % total)
  const shown = index === undefined ? undefined : pictures[index]

  // Clones the tile's picture with `sizes` for the window: a second set of sources in the HTML would cost every visitor
  // more than an opened picture costs a few.
  const enlarge = (element: HTMLDivElement | null) => {
    frame.current = element
    const tile = mosaic.current?.children[index ?? -1]?.querySelector('picture')
    if (!element || !tile) return
    const copy = tile.cloneNode(true) as HTMLElement
    for (const source of copy.querySelectorAll('source')) source.sizes = '100vw'
    for (const image of copy.querySelectorAll('img')) {
      // An artwork has more stitches in its full file than in the mosaic.
      if (shown && image.dataset.cloth !== undefined) {
        for (const source of copy.querySelectorAll('source')) source.remove()
        image.src = shown.url
        // The full file's aspect ratio while it loads: the smaller crop is shown until then.
        image.style.aspectRatio = `${shown.width} / ${shown.height}`
      }
      image.sizes = '100vw'
      image.loading = 'eager'
      image.classList.add(styles.copy ?? '')
      // The placeholder colour of the mosaic would show beside the uncropped picture.
      image.style.background = 'none'
      delete image.dataset.tone
    }
    for (const part of [copy, ...copy.querySelectorAll('[data-fit]')]) {
      part.setAttribute('data-fit', 'contain')
    }
    element.replaceChildren(copy)
    // A picture wider than the window opens at its middle.
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2
  }

  const begin = (x: number) => {
    start.current = { x, left: frame.current?.scrollLeft ?? 0 }
  }
  // A swipe that scrolls a wide picture does not change it; at its edge the next swipe does.
  const end = (x: number) => {
    const from = start.current
    if (!from || total === 1 || (frame.current?.scrollLeft ?? 0) !== from.left) return
    if (Math.abs(x - from.x) > SWIPE) step(x < from.x ? 1 : -1)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return
    // On the picture itself these keys scroll it.
    if (event.target === frame.current) return
    if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'ArrowRight') step(1)
    else return
    event.preventDefault()
  }

  const button = (name: string, icon: IconName, onClick: () => void) => (
    <button type="button" aria-label={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )

  return (
    <div data-ready={isReady ? '' : undefined}>
      <ul className={styles.mosaic} ref={mosaic}>
        {pictures.map(({ caption, small, url }, at) => (
          <li className={styles.tile} key={caption}>
            <figure>
              <a
                className={styles.link}
                href={url}
                aria-label={fill(words.open, { caption })}
                onClick={(event) => {
                  // A click for a new tab or window keeps its default action.
                  if (hasModifier(event)) return
                  event.preventDefault()
                  setIndex(at)
                  dialog.current?.showModal()
                }}
              >
                {small}
              </a>
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <dialog
        className={styles.dialog}
        ref={dialog}
        aria-label={label}
        data-ground="dark"
        onKeyDown={onKeyDown}
        onClose={() => setIndex(undefined)}
        onPointerDown={({ clientX, pointerType }) => pointerType !== 'touch' && begin(clientX)}
        onPointerUp={({ clientX, pointerType }) => pointerType !== 'touch' && end(clientX)}
        // Pointer events of a touch are cancelled when the browser starts to scroll.
        onTouchStart={({ touches }) => {
          start.current = undefined
          if (touches[0] && touches.length === 1) begin(touches[0].clientX)
        }}
        onTouchEnd={({ changedTouches }) => changedTouches[0] && end(changedTouches[0].clientX)}
      >
        {shown && index !== undefined && (
          <>
            <figure className={styles.large} key={index}>
              <div className={styles.frame} ref={enlarge} />
              <figcaption className={styles.line} aria-live="polite">
                <span>{shown.caption}</span>
                <span>{fill(words.position, { n: index + 1, total })}</span>
              </figcaption>
            </figure>
            <div className={styles.controls}>
              {total > 1 && button(words.previous, 'arrow-left', () => step(-1))}
              {total > 1 && button(words.next, 'arrow-right', () => step(1))}
              {button(words.close, 'close', () => dialog.current?.close())}
            </div>
          </>
        )}
      </dialog>
    </div>
  )
}
