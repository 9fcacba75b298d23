import type { StoryCard } from '@/components/sections/StoryCards'
import type { Insight } from '@/content/schema/insight'
import { dayText } from '@/lib/domain/format/dates'
import { href, insightPath } from '@/lib/domain/routes'

/** Returns an article's card: category, title and date. */
export function insightCard({ slug, image, title, category, date }: Insight): StoryCard {
  const day = <time dateTime={date}>{dayText(date)}</time>
  return { href: href(insightPath(slug)), image, title, category, day }
}

/** Returns the card of the plot, project or match that an article is about. */
export function relatedCard({ category, related }: Insight): StoryCard {
  const { path, label, note, image } = related
  return { href: href(path), image, title: label, category, note }
}
