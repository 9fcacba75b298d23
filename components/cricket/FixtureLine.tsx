import type { CSSProperties } from 'react'
import type { FixturesWords } from '@/content/schema/team-page'
import { hangFlags, slotsOf } from '@/lib/cricket/timeline'
import { locale } from '@/lib/locale'
import { FixtureFlag, type FixtureItem } from './FixtureFlag'
import styles from './FixtureLine.module.css'

type FixtureLineProps = { fixtures: readonly FixtureItem[]; own: string; words: FixturesWords }

/**
 * The season as a line of days: what was lost hangs below it, everything else stands above. On narrow
 * screens, or where a season has too many matches for a line, it is a list.
 */
export function FixtureLine({ fixtures, own, words }: FixtureLineProps) {
  const { playoffs } = words
  const slots = slotsOf(
    fixtures.map(({ startsAt }) => startsAt),
    playoffs?.end,
  )
  const placed = fixtures.map((fixture, index) => ({
    fixture,
    slot: slots[index] ?? 0,
    side: fixture.result?.kind === 'lost' ? ('below' as const) : ('above' as const),
  }))
  const above = placed.filter(({ side }) => side === 'above')
  const below = placed.filter(({ side }) => side === 'below')
  const flags = {
    above: hangFlags(
      above.map(({ slot }) => slot),
      true,
    ),
    below: hangFlags(
      below.map(({ slot }) => slot),
      false,
    ),
  }
  // A flag is measured for English names; Tamil ones are half as wide again.
  const hasRoom = locale === 'en' && flags.above && flags.below
  const layout = locale !== 'en' ? 'rows' : hasRoom ? 'line' : 'list'

  return (
    <div className={styles.root}>
      <ol className={styles.line} role="list" data-layout={layout}>
        {placed.map(({ fixture, slot, side }) => {
          const peers = side === 'above' ? above : below
          const flag = flags[side]?.[peers.findIndex((peer) => peer.fixture === fixture)]
          return (
            <li
              className={styles.stop}
              key={fixture.slug}
              style={layout === 'line' ? ({ '--slot': slot } as CSSProperties) : undefined}
              data-side={side}
              data-lane={flag?.lane}
              data-opens={flag?.opens}
            >
              <FixtureFlag fixture={fixture} own={own} words={words} />
            </li>
          )
        })}
        {playoffs && (
          <li className={styles.end}>
            {playoffs.title} <b>{playoffs.days}</b>
          </li>
        )}
      </ol>
    </div>
  )
}
