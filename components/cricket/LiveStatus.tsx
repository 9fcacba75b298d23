import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { CardWords } from '@/content/schema/team-page'
import type { Match } from '@/lib/domain/cricket/match'
import { newsOf } from '@/lib/domain/cricket/news'
import { DataFreshness, type FreshnessTexts } from './DataFreshness'
import type { Refreshed } from './use-refresh'

/** A live match of which nothing changes for this long: the feed may be stuck; milliseconds. */
const STUCK = 10 * 60 * 1000

type LiveStatusProps = {
  now: Refreshed<readonly Match[]>
  /** Slug of the own team. */
  own: string
  words: CardWords
  texts: FreshnessTexts
}

/** How fresh the results are; for screen readers also a wicket or an end since the last answer. */
export function LiveStatus({ now, own, words, texts }: LiveStatusProps) {
  const news = now.value && now.before && newsOf(now.before, now.value, own, words)
  return (
    <>
      <DataFreshness texts={texts} now={now} stuckSince={stuckSince(now)} />
      <VisuallyHidden>
        <span aria-live="polite" lang={news?.lang}>
          {news?.text}
        </span>
      </VisuallyHidden>
    </>
  )
}

function stuckSince({
  value = [],
  isMatchOn,
  since = 0,
  askedAt = 0,
}: Refreshed<readonly Match[]>) {
  const isStuck = isMatchOn && askedAt - since >= STUCK && value.some(({ isLive }) => isLive)
  return isStuck ? since : undefined
}
