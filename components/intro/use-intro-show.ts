import { useCallback, useEffect, useRef, useState } from 'react'
import type { IntroEvent, IntroScene, IntroTimings } from '@/lib/browser/intro/scenes'
import { type IntroShow, startIntro } from '@/lib/browser/intro/show'

/** Runs the intro's clock while the component lives; returns the scene and a way to tell it things. */
export function useIntroShow(timings: IntroTimings) {
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
