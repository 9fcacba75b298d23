import { momentText, timeText } from '@/lib/domain/cricket/time'
import { fill } from '@/lib/domain/format/fill'
import type { Refreshed } from './use-refresh'

/** Sentences on the age of the data, filled at build time. */
export type FreshnessTexts = {
  /** For the data that the page was built with. */
  readonly built: string
  /** After a valid answer; contains `{moment}`. */
  readonly updated: string
  /** The same while a match is on; contains `{time}`. */
  readonly asOf: string
  /** While a match is on and nothing changes; contains `{time}`. */
  readonly stuck: string
  /** After an answer that could not be used. */
  readonly kept: string
}

type DataFreshnessProps = {
  texts: FreshnessTexts
  now: Refreshed<unknown>
  /** Set while the feed may be stuck: when it last changed. */
  stuckSince?: number | undefined
}

/** Says how fresh the data beside it is. Announced to screen readers, except while it changes every minute. */
export function DataFreshness(props: DataFreshnessProps) {
  return (
    <p role="status" aria-live={props.now.isMatchOn ? 'off' : undefined}>
      {freshness(props)}
    </p>
  )
}

function freshness({ texts, now: { at, isMatchOn, hasFailed }, stuckSince }: DataFreshnessProps) {
  if (at === undefined) return hasFailed ? texts.kept : texts.built
  if (stuckSince !== undefined) return fill(texts.stuck, { time: timeText(stuckSince) })
  if (isMatchOn) return fill(texts.asOf, { time: timeText(at) })
  return fill(texts.updated, { moment: momentText(at) })
}
