import type { Metadata } from 'next'
import type { Graph } from 'schema-dts'
import { home } from '@/content/home/home'
import { site } from '@/content/site'
import { htmlLang } from '@/lib/locale'
import type { SitePath } from '@/lib/routes'
import { graphOf } from '@/lib/seo/json-ld'
import { absoluteUrl } from '@/lib/seo/metadata'
import { siteMetadata } from './site-metadata'

/** The home page's metadata under either of its paths; `/` is the one that counts. */
export const homeMetadata = (path: SitePath): Metadata =>
  siteMetadata({ ...home.meta, path, canonical: '/' })

/** The group and its site. Contact details join once the owner has confirmed them. */
export const homeGraph = (): Graph =>
  graphOf(
    {
      '@type': 'Organization',
      '@id': `${absoluteUrl('/')}#organization`,
      name: site.name,
      url: absoluteUrl('/'),
      description: site.description,
      ...(!site.isPlaceholder && site.email && { email: site.email }),
      ...(!site.isPlaceholder && site.phone && { telephone: site.phone }),
    },
    {
      '@type': 'WebSite',
      '@id': `${absoluteUrl('/')}#website`,
      name: site.name,
      url: absoluteUrl('/'),
      inLanguage: htmlLang,
      publisher: { '@id': `${absoluteUrl('/')}#organization` },
    },
  )
