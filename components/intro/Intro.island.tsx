'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '@/components/island/island'
import styles from './Intro.module.css'
import type { IntroStageProps } from './IntroStage'

type IntroIslandProps = Omit<IntroStageProps, 'dialog' | 'player'> & {
  /** The soundtrack in the formats to try, best first. */
  sound: readonly { src: string; type: string }[]
  /** The question before the show; the gate script opens it and handles the answer. */
  prompt: ReactNode
}

/**
 * Plays the show over the page once the visitor has chosen sound in the gate's prompt: in a modal dialog,
 * so that the browser traps and restores focus and locks scrolling only while the dialog is open.
 * No way of ending it can leave the page locked.
 *
 * Why: a timed sequence with sound that visitors can stop at any moment.
 * Without JavaScript: no show; the page is visible.
 * Cost: 0.6 kB gzip; 39 kB more (stage and framer-motion) once a visitor starts the show.
 */
export const IntroIsland = island('Intro', 'touch', Inside)

function Inside({ sound, prompt, ...show }: IntroIslandProps) {
  const root = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const player = useRef<HTMLAudioElement>(null)
  const [Stage, setStage] = useState<ComponentType<IntroStageProps>>()

  useEffect(() => {
    const stage = dialog.current
    if (!root.current || !stage) return
    const begin = () => {
      import('./IntroStage').then(
        ({ IntroStage }) => stage.open && setStage(() => IntroStage),
        // If the stage fails to load, the dialog closes and the page is shown.
        () => stage.close(),
      )
    }
    root.current.dataset.ready = ''
    if (stage.dataset.scene === 'starting') begin()
    stage.addEventListener('starting', begin)
    return () => stage.removeEventListener('starting', begin)
  }, [])

  return (
    <div ref={root} suppressHydrationWarning>
      <dialog
        ref={dialog}
        className={styles.root}
        aria-label={show.words.label}
        data-ground="dark"
        data-scene="prompt"
        onClose={() => setStage(undefined)}
        suppressHydrationWarning
      >
        {/* biome-ignore lint/a11y/useMediaCaption: music without words. */}
        <audio ref={player} preload="none">
          {sound.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </audio>
        {Stage ? (
          <Stage {...show} dialog={dialog} player={player} />
        ) : (
          <>
            {prompt}
            {/* Rendered here for the scenes that use them. */}
            <div hidden>
              {show.stadium}
              {show.crest}
              {show.trophy}
            </div>
          </>
        )}
      </dialog>
    </div>
  )
}
