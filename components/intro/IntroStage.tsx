import { LazyMotion } from 'framer-motion'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { IntroWords } from '@/content/schema/fan-home'
import { INTRO_SEEN } from '@/lib/intro/gate'
import type { IntroTimings } from '@/lib/intro/scenes'
import type { IntroWin } from '@/lib/intro/wins'
import { writeSession } from '@/lib/session'
import { Controls } from './Controls'
import styles from './IntroStage.module.css'
import { Fade } from './scenes/Fade'
import { Preloader } from './scenes/Preloader'
import { Prompt } from './scenes/Prompt'
import { Trophy } from './scenes/Trophy'
import { useIntroShow } from './use-intro-show'

export type IntroStageProps = {
  words: IntroWords
  timings: IntroTimings
  wins: readonly IntroWin[]
  /** The soundtrack in the formats to try, best first. */
  sound: readonly { src: string; type: string }[]
  stadium: ReactNode
  crest: ReactNode
  trophy: ReactNode
  onEnd: () => void
}

const loadFeatures = () => import('./features').then((module) => module.default)

/**
 * The stage: a modal dialog over the page, so that the browser keeps focus in, hands it back, and
 * holds the page still only as long as the dialog is open. No path out can leave the page locked.
 */
export function IntroStage(props: IntroStageProps) {
  const { words, timings, wins, sound, stadium, crest, trophy, onEnd } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const audio = useRef<HTMLAudioElement>(null)
  const [isMuted, setMuted] = useState(false)
  const [scene, send] = useIntroShow(timings)

  useEffect(() => {
    const stage = dialog.current
    if (!stage?.showModal || !audio.current) return send('missing')
    stage.showModal()
    writeSession(INTRO_SEEN, '1')
    return () => stage.close()
  }, [send])

  useEffect(() => {
    if (scene !== 'done') return
    audio.current?.pause()
    if (dialog.current?.open) dialog.current.close()
    onEnd()
  }, [scene, onEnd])

  const enable = () => {
    send('enable')
    // Within the press itself: browsers allow sound only there.
    const started = audio.current?.play()
    if (!started) return send('missing')
    started.then(
      () => send('playing'),
      () => send('refused'),
    )
  }

  const hasTrophy = scene === 'trophy' || scene === 'fade'
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={words.label}
      data-ground="dark"
      data-scene={scene}
      onCancel={(event) => {
        event.preventDefault()
        send('skip')
      }}
      // A browser may close a dialog on a second Escape whatever the page says.
      onClose={(event) => {
        if (!event.currentTarget.open) send('skip')
      }}
    >
      <audio ref={audio} preload="none" muted={isMuted}>
        {sound.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </audio>
      <LazyMotion features={loadFeatures} strict>
        {scene === 'prompt' ? (
          <Prompt
            words={words}
            seconds={timings.promptTimeout / 1000}
            crest={crest}
            onEnable={enable}
            onCancel={() => send('cancel')}
          />
        ) : (
          <Fade isFading={scene === 'fade'} seconds={timings.fade / 1000}>
            {hasTrophy ? (
              <Trophy words={words} seconds={timings.trophy / 1000} trophy={trophy} />
            ) : (
              <Preloader
                isRunning={scene === 'preloader'}
                seconds={timings.preloader / 1000}
                wins={wins}
                stadium={stadium}
                crest={crest}
              />
            )}
          </Fade>
        )}
      </LazyMotion>
      {scene !== 'prompt' && (
        <Controls
          words={words}
          isMuted={isMuted}
          onMute={() => setMuted((was) => !was)}
          onSkip={() => send('skip')}
        />
      )}
    </dialog>
  )
}
