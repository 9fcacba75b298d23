import { InlineScript } from '@/components/layout/InlineScript'
import { Picture } from '@/components/ui/Picture'
import type { IntroWords } from '@/content/schema/fan-home'
import type { IntroTimings } from '@/lib/browser/intro/scenes'
import type { IntroWin } from '@/lib/browser/intro/wins'
import { asset } from '@/lib/domain/routes'
import { IntroIsland } from './Intro.island'
import { Prompt } from './Prompt'

type IntroProps = {
  words: IntroWords
  timings: IntroTimings
  /** Margins of the season's wins, in order; the preloader counts them up to the cup. */
  wins: readonly IntroWin[]
  /** The season in which the intro is offered once, and the days of its matches, on which it is not. */
  year: number
  days: readonly string[]
}

/**
 * The intro over the fan home: a closed dialog with the prompt, and the gate script that opens it for visits that
 * should see it. Its pictures are rendered on the server but only fetched when a scene shows them.
 */
export function Intro({ words, timings, wins, year, days }: IntroProps) {
  const crest = <Picture image="logos/crest-tiruppur-tamilans" alt="" sizes="20rem" />
  return (
    <>
      <IntroIsland
        words={words}
        timings={timings}
        wins={wins}
        sound={[
          { src: asset('/sound/intro.opus'), type: 'audio/ogg; codecs=opus' },
          { src: asset('/sound/intro.mp3'), type: 'audio/mpeg' },
        ]}
        prompt={<Prompt words={words} seconds={timings.promptTimeout / 1000} crest={crest} />}
        stadium={
          <Picture image="charts/crowd" place="opening" alt="" sizes="100vmax" fit="cover" />
        }
        crest={crest}
        trophy={
          <Picture
            image="charts/cup"
            place="opening"
            alt=""
            sizes="(max-width: 60em) 131vw, 110vw"
            fit="cover"
          />
        }
      />
      <InlineScript
        name="intro-gate"
        data-timeout={timings.promptTimeout}
        data-year={year}
        data-days={days.join(' ')}
      />
    </>
  )
}
