import type { Metadata } from 'next'
import { articleThing } from '@/app/_seo/article-thing'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { teamThing } from '@/app/(team)/_season/graphs'
import { elsewhereLabel } from '@/app/(team)/_season/season-pages'
import { storyCards } from '@/app/(team)/_season/story-cards'
import { Article } from '@/components/insights/Article'
import { JsonLd } from '@/components/layout/InlineData'
import { TeamPage } from '@/components/layout/TeamPage'
import { teamChrome } from '@/content/cricket/chrome'
import { ownTeam } from '@/content/cricket/season-data'
import { fanHome } from '@/content/fans/home'
import { storyPages } from '@/content/fans/story-pages'
import { labels } from '@/content/labels'
import { site } from '@/content/site'
import { NO_PAGE } from '@/content/unpublished'
import { routes, storyPath } from '@/lib/domain/routes'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export const generateStaticParams = () =>
  storyPages.all.length > 0 ? storyPages.all.map(({ slug }) => ({ slug })) : [{ slug: NO_PAGE }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const story = storyPages.find((await params).slug)
  if (!story) return {}
  return siteMetadata({
    title: `${story.title} | ${ownTeam.name}`,
    description: story.blurb,
    path: storyPath(story.slug),
  })
}

export default async function StoryPage({ params }: Props) {
  const story = storyPages.find((await params).slug)
  if (!story) return null
  const { slug, title, blurb, date, image, body, external } = story
  const words = fanHome.stories
  const path = storyPath(slug)
  const facts = { title, lead: blurb, date, author: ownTeam.name }
  const sources = external ? [{ label: elsewhereLabel(external), url: external.url }] : []
  return (
    <TeamPage
      chrome={teamChrome}
      path={path}
      links={fanHome.links}
      current={routes.fanHome.path}
      social={site.social}
    >
      <JsonLd graph={pageGraph(path, articleThing(path, facts), teamThing())} />
      <Article
        article={{ ...facts, category: words.title, image, parts: body, sources }}
        labels={labels.article}
        cards={storyCards(story)}
      />
    </TeamPage>
  )
}
