'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { island } from '@/components/island/island'
import styles from './Intro.module.css'
import type { IntroStageProps } from './IntroStage'

type IntroIslandProps = Omit<IntroStageProps, 'dialog' | 'player'> & {
  /** The soundtrack in the formats to try, best first. */
  sound: readonly { src: string; type: string }[]
  /** The question before the show, which the gate beside this opens and answers. */
  prompt: ReactNode
}

/**
 * Plays the show over the page when the gate's prompt has been answered with sound: in a modal dialog,
 * so that the browser keeps focus in, hands it back, and holds the page still only as long as the
 * dialog is open. No path out can leave the page locked.
 *
 * Why: a sequence in time, with sound, that must be stoppable at any moment.
 * Without JavaScript: nothing; the page it would have covered is simply there.
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
        // A stage that does not arrive is a missing part: the page simply stays.
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
        {/* biome-ignore lint/a11y/useMediaCaption: music without a word. */}
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
            {/* They wait here for the scenes that show them. */}
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
