import { domAnimation, LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { IntroWords } from '@/content/schema/fan-home'
import type { IntroTimings } from '@/lib/browser/intro/scenes'
import type { IntroWin } from '@/lib/browser/intro/wins'
import { Controls } from './Controls'
import styles from './IntroStage.module.css'
import { Preloader } from './scenes/Preloader'
import { Trophy } from './scenes/Trophy'
import { useIntroShow } from './use-intro-show'

export type IntroStageProps = {
  words: IntroWords
  timings: IntroTimings
  wins: readonly IntroWin[]
  stadium: ReactNode
  crest: ReactNode
  trophy: ReactNode
  /** Open, with the soundtrack started by the press but not to be heard yet. */
  dialog: RefObject<HTMLDialogElement | null>
  player: RefObject<HTMLAudioElement | null>
}

/** The show, from the press to the page. It ends by closing the dialog, and ends when that is closed. */
export function IntroStage(props: IntroStageProps) {
  const { words, timings, wins, stadium, crest, trophy, dialog, player } = props
  const [isMuted, setMuted] = useState(false)
  const [scene, send] = useIntroShow(timings)

  useEffect(() => {
    const sound = player.current
    // Played by the press; a failure is the gate's to tell (lib/browser/intro/gate.ts).
    sound?.play().then(
      () => {
        sound.currentTime = 0
        sound.volume = 1
        send('playing')
      },
      () => sound.dispatchEvent(new Event('error')),
    )
  }, [player, send])

  useEffect(() => {
    const stage = dialog.current
    if (!stage) return
    stage.dataset.scene = scene
    if (scene === 'done') stage.close()
  }, [dialog, scene])

  const mute = () => {
    if (player.current) player.current.muted = !isMuted
    setMuted(!isMuted)
  }

  const hasTrophy = scene === 'trophy' || scene === 'fade'
  return (
    <>
      <LazyMotion features={domAnimation} strict>
        {/* At last everything gives way to the page, whose hero holds the same cup. */}
        <m.div
          className={styles.root}
          initial={{ opacity: 1 }}
          animate={{ opacity: scene === 'fade' ? 0 : 1 }}
          transition={{ duration: timings.fade / 1000, ease: 'easeInOut' }}
        >
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
        </m.div>
      </LazyMotion>
      <Controls words={words} isMuted={isMuted} onMute={mute} onSkip={() => send('skip')} />
    </>
  )
}
