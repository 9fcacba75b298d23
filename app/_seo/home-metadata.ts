import type { Metadata } from 'next'
import type { Graph } from 'schema-dts'
import { home } from '@/content/home/home'
import { site } from '@/content/site'
import { htmlLang } from '@/lib/domain/locale'
import type { SitePath } from '@/lib/domain/routes'
import { absoluteUrl } from '@/lib/server/seo/metadata'
import { pageGraph } from './page-graph'
import { siteMetadata } from './site-metadata'

/** Returns the home page's metadata for either of its paths; `/` is canonical. */
export const homeMetadata = (path: SitePath): Metadata =>
  siteMetadata({ ...home.meta, path, canonical: '/' })

/** Returns the structured data of the site and the group. */
export const homeGraph = (): Graph =>
  pageGraph('/', {
    '@type': 'WebSite',
    '@id': `${absoluteUrl('/')}#website`,
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: htmlLang,
    publisher: { '@id': `${absoluteUrl('/')}#organization` },
  })
