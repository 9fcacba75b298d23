import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import type { IntroWords } from '@/content/schema/fan-home'
import styles from './IntroStage.module.css'

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
export function Controls({ words, isMuted, onMute, onSkip }: ControlsProps) {
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
