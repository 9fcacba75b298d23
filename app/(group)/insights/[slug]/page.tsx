import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GroupPage } from '@/app/_pages/GroupPage'
import { articleThing } from '@/app/_seo/article-thing'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { Article } from '@/components/insights/Article'
import { insightCard, relatedCard } from '@/components/insights/insight-card'
import { JsonLd } from '@/components/layout/InlineData'
import { insights } from '@/content/insights/insights'
import { labels } from '@/content/labels'
import { site } from '@/content/site'
import { insightPath } from '@/lib/domain/routes'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export const generateStaticParams = () => insights.all.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const insight = insights.find((await params).slug) ?? notFound()
  return siteMetadata({
    title: `${insight.title} | ${site.name}`,
    description: insight.lead,
    path: insightPath(insight.slug),
  })
}

export default async function InsightPage({ params }: Props) {
  const insight = insights.find((await params).slug) ?? notFound()
  const path = insightPath(insight.slug)
  const others = insights.all.filter(({ slug }) => slug !== insight.slug)

  return (
    <GroupPage path={path}>
      <JsonLd graph={pageGraph(path, articleThing(path, insight))} />
      <Article
        article={insight}
        labels={labels.article}
        cards={[relatedCard(insight), ...others.map(insightCard)]}
      />
    </GroupPage>
  )
}
