import { momentText } from '@/lib/domain/cricket/time'
import { fill } from '@/lib/domain/format/fill'
import type { Refreshed } from './use-refresh'

/** Sentences on the age of the data, filled at build time. */
export type FreshnessTexts = {
  /** For the data that the page was built with. */
  readonly built: string
  /** After a valid answer; contains `{moment}`. */
  readonly updated: string
  /** After an answer that could not be used. */
  readonly kept: string
}

/** Says how fresh the data beside it is, and announces changes to screen readers. */
export function DataFreshness({ texts, now }: { texts: FreshnessTexts; now: Refreshed<unknown> }) {
  const text =
    now.at !== undefined
      ? fill(texts.updated, { moment: momentText(now.at) })
      : now.hasFailed
        ? texts.kept
        : texts.built
  return <p role="status">{text}</p>
}
