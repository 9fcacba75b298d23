import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GroupPage } from '@/app/_pages/GroupPage'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { Article } from '@/components/insights/Article'
import { JsonLd } from '@/components/layout/InlineData'
import { insights } from '@/content/insights/insights'
import { labels } from '@/content/labels'
import { site } from '@/content/site'
import { insightPath, shareFile } from '@/lib/domain/routes'
import { absoluteUrl } from '@/lib/server/seo/metadata'

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
  const url = absoluteUrl(insightPath(insight.slug))

  return (
    <GroupPage path={insightPath(insight.slug)}>
      <JsonLd
        graph={pageGraph(insightPath(insight.slug), {
          '@type': 'Article',
          '@id': `${url}#article`,
          headline: insight.title,
          description: insight.lead,
          image: absoluteUrl(shareFile(insightPath(insight.slug))),
          datePublished: insight.date,
          author: { '@type': 'Organization', name: insight.author },
          publisher: { '@id': `${absoluteUrl('/')}#organization` },
          mainEntityOfPage: url,
        })}
      />
      <Article
        insight={insight}
        labels={labels.article}
        others={insights.all.filter(({ slug }) => slug !== insight.slug)}
      />
    </GroupPage>
  )
}
