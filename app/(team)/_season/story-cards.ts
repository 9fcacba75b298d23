import type { StoryCard } from '@/components/sections/StoryCards'
import { OWN_TEAM } from '@/content/cricket/own-team'
import { matchesOf } from '@/content/cricket/season-data'
import { fanHome } from '@/content/fans/home'
import type { StoryPage } from '@/content/fans/story-pages'
import { statusText } from '@/lib/domain/cricket/match-text'
import { href, matchPath } from '@/lib/domain/routes'
import { fixtureName, linkedStories } from './season-pages'

const words = fanHome.stories

/** Returns the card of a story's match. */
function matchCards({ match: slug, season }: StoryPage): readonly StoryCard[] {
  const match = matchesOf(season).find(({ id }) => id === slug)
  if (!match) return []
  const [first, second] = match.sides
  return [
    {
      href: href(matchPath(season.year, match.id)),
      image: fanHome.hero.image,
      category: words.match,
      title: fixtureName({ teams: [first.team.slug, second.team.slug] }),
      note: statusText(match, OWN_TEAM).text,
    },
  ]
}

/** Returns the cards of a story's match, of the page that it names, and of the other stories. */
export const storyCards = (story: StoryPage): readonly StoryCard[] => [
  ...matchCards(story),
  ...(story.link
    ? [
        {
          href: href(story.link.path),
          image: fanHome.hero.image,
          category: words.title,
          title: story.link.label,
          note: story.title,
        },
      ]
    : []),
  ...linkedStories.flatMap(({ slug, title, blurb: note, image, link }) =>
    link && !link.isExternal && slug !== story.slug
      ? [{ href: link.href, image, category: words.title, title, note }]
      : [],
  ),
]
