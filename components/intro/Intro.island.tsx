'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { IntroStageProps } from './IntroStage'

type IntroIslandProps = Omit<IntroStageProps, 'onEnd'>

/**
 * Opens the intro where the gate beside it says that this visit is due one.
 *
 * Why: a sequence in time, with sound, that must be stoppable at any moment.
 * Without JavaScript: nothing; the page it would have covered is simply there.
 * Cost: 0.3 kB gzip; 39 kB more (stage and framer-motion) on the one visit of a session that is due it.
 */
export function IntroIsland(props: IntroIslandProps) {
  const root = useRef<HTMLDivElement>(null)
  const [Stage, setStage] = useState<ComponentType<IntroStageProps>>()

  useEffect(() => {
    const box = root.current
    if (!box) return
    box.dataset.ready = ''
    if (box.dataset.intro !== 'due') return
    // A stage that does not arrive is a missing part: the page simply stays.
    import('./IntroStage').then(
      (stage) => setStage(() => stage.IntroStage),
      () => {},
    )
  }, [])

  const end = () => {
    if (root.current) root.current.dataset.intro = 'over'
    setStage(undefined)
  }

  return (
    <div ref={root} data-island="interaction" suppressHydrationWarning>
      {Stage && <Stage {...props} onEnd={end} />}
    </div>
  )
}
