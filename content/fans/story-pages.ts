import { storiesOf } from '@/content/cricket/season-words'
import { type Season, seasons } from '@/content/cricket/seasons'
import { collectionOf } from '@/content/define'
import { fileOf } from '@/content/folder'
import { withRows } from '@/content/insights/tables'
import type { Story } from '@/content/schema/fan-home'

/** A story with a page of its own, and its season. */
export type StoryPage = Omit<Story, 'body' | 'date'> & {
  season: Season
  date: string
  body: NonNullable<Story['body']>
}

function pageOf(story: Story, season: Season): readonly StoryPage[] {
  const { body, date, ...words } = story
  if (!body || !date) return []
  const file = fileOf(`cricket/seasons/${season.year}/stories/${story.slug}.json`)
  const parts = body.map((part) => ({
    ...part,
    blocks: part.blocks.map((block) => withRows(block, {}, file)),
  }))
  return [{ ...words, date, season, body: parts }]
}

/** The stories of all seasons that have a page, newest season first. */
export const storyPages = collectionOf(
  'cricket/seasons',
  seasons.flatMap((season) => storiesOf(season).flatMap((story) => pageOf(story, season))),
)
