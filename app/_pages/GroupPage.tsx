import type { ReactNode } from 'react'
import { InlineScript } from '@/components/layout/InlineScript'
import { SiteFooter } from '@/components/layout/SiteFooter'
import { SiteHeader } from '@/components/layout/SiteHeader'
import { footerGallery } from '@/content/gallery'
import { labels } from '@/content/labels'
import { businesses, navigation } from '@/content/navigation'
import { site } from '@/content/site'
import { href, type SitePath } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'

type GroupPageProps = {
  path: SitePath
  /** Path of the business that the page belongs to, if the page's own path does not start with it. */
  business?: SitePath
  /** Phone number in the menu, if not the group's. */
  phone?: string | undefined
  children: ReactNode
  /** `over` for pages whose first image extends below the header. */
  header?: 'over' | 'solid'
  /** Has an enquiry form: links to it are then handled before other scripts have loaded. */
  hasForm?: boolean
}

/**
 * The frame of a group page: header with the current item marked, main, footer. Rendered by pages, not by a layout:
 * only a page knows its path on the server, and reading it in the browser would need an island.
 */
export function GroupPage({
  path,
  business,
  phone = site.phone,
  children,
  header = 'over',
  hasForm = false,
}: GroupPageProps) {
  return (
    <>
      <SiteHeader
        navigation={navigation}
        businesses={businesses}
        labels={{ ...labels.enquiry, ...labels.header, language: labels.language }}
        phone={phone}
        current={path}
        look={header}
        {...(business && { business })}
      />
      {hasForm && <InlineScript name="form" />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        path={path}
        site={site}
        navigation={navigation}
        gallery={footerGallery}
        labels={{ ...labels.footer, language: labels.language }}
        backToTop={labels.backToTop}
        {...(env.tags && { cookieChoicePath: href('/cookies/#choice') })}
      />
    </>
  )
}
