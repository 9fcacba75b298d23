import type { Metadata } from 'next'
import type { Graph } from 'schema-dts'
import { home } from '@/content/home/home'
import { site } from '@/content/site'
import { htmlLang } from '@/lib/domain/locale'
import type { SitePath } from '@/lib/domain/routes'
import { absoluteUrl } from '@/lib/server/seo/metadata'
import { pageGraph } from './page-graph'
import { siteMetadata } from './site-metadata'

/** The home page's metadata under either of its paths; `/` is the one that counts. */
export const homeMetadata = (path: SitePath): Metadata =>
  siteMetadata({ ...home.meta, path, canonical: '/' })

/** The site, and the group that it belongs to. */
export const homeGraph = (): Graph =>
  pageGraph('/', {
    '@type': 'WebSite',
    '@id': `${absoluteUrl('/')}#website`,
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: htmlLang,
    publisher: { '@id': `${absoluteUrl('/')}#organization` },
  })
