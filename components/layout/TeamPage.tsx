import type { ReactNode } from 'react'
import type { InternalLink, SocialLink } from '@/content/schema/site'
import type { TeamChrome } from '@/content/schema/team-page'
import type { SitePath } from '@/lib/routes'
import { InlineScript } from './InlineScript'
import { TeamBar } from './TeamBar'
import { TeamFooter } from './TeamFooter'

type TeamPageProps = {
  chrome: TeamChrome
  /** The page's own path. */
  path: SitePath
  /** The bar's own links on this page. */
  links: readonly InternalLink[]
  /** The path of the link to mark as the page itself. */
  current?: SitePath
  /** Shown in the bar where given. */
  social?: readonly SocialLink[]
  /** Has an enquiry form: links to it are then answered before any other script is here. */
  hasForm?: boolean
  children: ReactNode
}

/** The team's chrome around a page: its bar with the way back to the group, main, its footer. */
export function TeamPage({
  chrome,
  path,
  links,
  current,
  social,
  hasForm = false,
  children,
}: TeamPageProps) {
  return (
    <>
      <TeamBar
        words={chrome.bar}
        path={path}
        links={links}
        {...(current && { current })}
        {...(social && { social })}
      />
      {hasForm && <InlineScript name="form" />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <TeamFooter words={chrome.footer} path={path} />
    </>
  )
}
