import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/Icon'
import type { IntroWords } from '@/content/schema/fan-home'
import styles from './Controls.module.css'

type ControlsProps = {
  words: IntroWords
  isMuted: boolean
  onMute: () => void
  onSkip: () => void
}

/** Sound off and on, and the way out; Skip holds the focus while the show runs. */
export function Controls({ words, isMuted, onMute, onSkip }: ControlsProps) {
  const skip = useRef<HTMLButtonElement>(null)
  useEffect(() => skip.current?.focus({ preventScroll: true }), [])

  return (
    <div className={styles.root}>
      <button className={styles.button} type="button" onClick={onMute}>
        <Icon name={isMuted ? 'sound' : 'mute'} />
        {isMuted ? words.unmute : words.mute}
      </button>
      <button className={styles.button} type="button" ref={skip} onClick={onSkip}>
        {words.skip}
        <Icon name="arrow-right" />
      </button>
    </div>
  )
}
