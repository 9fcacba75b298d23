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
  /** The path of the business that a page belongs to where the page's own path does not start with it. */
  business?: SitePath
  /** The number that the menu dials, where it is not the group's. */
  phone?: string | undefined
  children: ReactNode
  /** `over` where the page opens with an image that runs under the header. */
  header?: 'over' | 'solid'
  /** Has an enquiry form: links to it are then answered before any other script is here. */
  hasForm?: boolean
}

/**
 * The group's chrome around a page: header with the current item marked, main, footer. Each page renders it, not the
 * layout: only the page knows its path on the server, and reading it in the browser would need an island on every page.
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
