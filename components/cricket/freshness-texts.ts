import type { StandingWords } from '@/content/schema/team-page'
import type { FeedQuery } from '@/lib/domain/cricket/feed-types'
import { momentText } from '@/lib/domain/cricket/time'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import type { FeedSource } from '@/lib/domain/services'
import type { FreshnessTexts } from './DataFreshness'

/** Where browsers may ask for news, and what the built data rests on. */
export type LiveSource = {
  /** Absent where no feed is configured: then nothing is requested. */
  readonly source?: FeedSource | undefined
  /** Undefined while the season has no `seriesId`; then no request is sent. */
  readonly query?: FeedQuery | undefined
  /** How long a browser remembers the points table; milliseconds. */
  readonly tableCache: number
  /** When the feed was read for the build; null while the data is the record. */
  readonly takenAt: string | null
  /** The day up to which the record holds. */
  readonly asOf: string
}

/** Fills the sentences on the data's standing for one build. */
export function freshnessTexts(words: StandingWords, live: LiveSource): FreshnessTexts {
  const { takenAt, asOf } = live
  return {
    built: takenAt ? fill(words.updated, { moment: momentText(takenAt) }) : words.record,
    updated: words.updated,
    kept: fill(words.kept, { date: dayText(takenAt ?? asOf) }),
  }
}
