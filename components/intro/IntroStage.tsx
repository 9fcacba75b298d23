import { domAnimation, LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import type { IntroWords } from '@/content/schema/fan-home'
import type { IntroEvent, IntroScene, IntroTimings } from '@/lib/browser/intro/scenes'
import { type IntroShow, startIntro } from '@/lib/browser/intro/show'
import type { IntroWin } from '@/lib/browser/intro/wins'
import styles from './IntroStage.module.css'
import { Preloader } from './scenes/Preloader'
import { Trophy } from './scenes/Trophy'

export type IntroStageProps = {
  words: IntroWords
  timings: IntroTimings
  wins: readonly IntroWin[]
  stadium: ReactNode
  crest: ReactNode
  trophy: ReactNode
  /** Already open; the click has started the soundtrack, still muted. */
  dialog: RefObject<HTMLDialogElement | null>
  player: RefObject<HTMLAudioElement | null>
}

/** Plays the show after the click. Closes the dialog at the end, and ends if the dialog is closed. */
export function IntroStage(props: IntroStageProps) {
  const { words, timings, wins, stadium, crest, trophy, dialog, player } = props
  const [isMuted, setMuted] = useState(false)
  const [scene, send] = useIntroShow(timings)

  useEffect(() => {
    const sound = player.current
    // Started by the click; lib/browser/intro/gate.ts reports a failure.
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
        {/* At the end it fades to the page, whose hero has the same cup. */}
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

/** Runs the intro's clock while the component lives; returns the scene and a way to tell it things. */
function useIntroShow(timings: IntroTimings) {
  const [scene, setScene] = useState<IntroScene>('starting')
  const show = useRef<IntroShow>(undefined)

  useEffect(() => {
    const running = startIntro(timings, setScene)
    show.current = running
    return running.stop
  }, [timings])

  const send = useCallback((event: IntroEvent) => show.current?.send(event), [])
  return [scene, send] as const
}

type ControlsProps = {
  words: IntroWords
  isMuted: boolean
  onMute: () => void
  onSkip: () => void
}

/**
 * Sound off and on, and the way out. The bar takes the focus as the show begins, not a button in it:
 * a ring around Skip would stay for the whole show, after a tap as well.
 */
function Controls({ words, isMuted, onMute, onSkip }: ControlsProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.focus({ preventScroll: true }), [])

  return (
    <div className={styles.controls} ref={bar} tabIndex={-1}>
      <Button icon={isMuted ? 'sound' : 'mute'} onClick={onMute}>
        {isMuted ? words.unmute : words.mute}
      </Button>
      <Button icon="arrow-right" onClick={onSkip}>
        {words.skip}
      </Button>
    </div>
  )
}
