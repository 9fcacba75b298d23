import { momentText } from '@/lib/domain/cricket/time'
import { fill } from '@/lib/domain/format/fill'
import type { Refreshed } from './use-refresh'

/** The sentences that say where data stands, filled while the site was built. */
export type FreshnessTexts = {
  /** What the page was built with. */
  readonly built: string
  /** After a good answer, with `{moment}`. */
  readonly updated: string
  /** After an answer that could not be used. */
  readonly kept: string
}

/** Says where the data beside it stands, and says so aloud when that changes. */
export function DataFreshness({ texts, now }: { texts: FreshnessTexts; now: Refreshed<unknown> }) {
  const text =
    now.at !== undefined
      ? fill(texts.updated, { moment: momentText(now.at) })
      : now.hasFailed
        ? texts.kept
        : texts.built
  return <p role="status">{text}</p>
}
