import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { pageGraph } from '@/app/_seo/page-graph'
import { siteMetadata } from '@/app/_seo/site-metadata'
import { JsonLd } from '@/components/layout/InlineData'
import { InformationArticle } from '@/components/prose/InformationArticle'
import { labels } from '@/content/labels'
import { pages } from '@/content/pages/pages'
import type { InformationPage } from '@/content/schema/page'
import { htmlLang } from '@/lib/domain/locale'
import { routes } from '@/lib/domain/routes'
import { absoluteUrl } from '@/lib/server/seo/metadata'
import { GroupPage } from './GroupPage'

/** Information pages from content, by the name of their route. */
type InformationRoute = keyof typeof routes

/** Returns an information page's metadata. */
export function informationMetadata(route: InformationRoute): Metadata {
  const { metaTitle: title, description } = pageOf(route)
  return siteMetadata({ title, description, path: routes[route].path })
}

/** An information page in the group's frame; `extras` follow the sections whose ids they have. */
export function InformationScreen(props: {
  route: InformationRoute
  extras?: Readonly<Record<string, ReactNode>>
  hasForm?: boolean
}) {
  const page = pageOf(props.route)
  const { path } = routes[props.route]
  return (
    <GroupPage path={path} hasForm={props.hasForm ?? false}>
      <JsonLd
        graph={pageGraph(path, {
          '@type': 'WebPage',
          '@id': `${absoluteUrl(path)}#page`,
          url: absoluteUrl(path),
          name: page.title,
          description: page.description,
          ...(page.updated && { dateModified: page.updated }),
          inLanguage: htmlLang,
        })}
      />
      <InformationArticle
        page={page}
        words={labels.page}
        {...(props.extras && { extras: props.extras })}
      />
    </GroupPage>
  )
}

function pageOf(route: InformationRoute): InformationPage {
  const page = pages.find(route)
  if (!page) throw new Error(`content/en/pages has no page "${route}"`)
  return page
}
