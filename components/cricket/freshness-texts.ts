import type { StandingWords } from '@/content/schema/team-page'
import type { FeedQuery } from '@/lib/domain/cricket/feed-types'
import { momentText } from '@/lib/domain/cricket/time'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import type { FeedSource } from '@/lib/domain/services'
import type { FreshnessTexts } from './DataFreshness'

/** Where browsers request newer data, and how old the built data is. */
export type LiveSource = {
  /** Absent if no feed is configured: then nothing is requested. */
  readonly source?: FeedSource | undefined
  /** Undefined while the season has no `seriesId`; then no request is sent. */
  readonly query?: FeedQuery | undefined
  /** How long a browser caches the points table; milliseconds. */
  readonly tableCache: number
  /** When the build read the feed; null if the data is the record. */
  readonly takenAt: string | null
  /** The last day that the record covers. */
  readonly asOf: string
}

/** Returns the sentences on the age of the data, filled for one build. */
export function freshnessTexts(words: StandingWords, live: LiveSource): FreshnessTexts {
  const { takenAt, asOf } = live
  return {
    built: takenAt ? fill(words.updated, { moment: momentText(takenAt) }) : words.record,
    updated: words.updated,
    asOf: words.asOf,
    stuck: words.stuck,
    kept: fill(words.kept, { date: dayText(takenAt ?? asOf) }),
  }
}
