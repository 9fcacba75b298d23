import type { ReactNode } from 'react'
import type { TeamChrome } from '@/content/schema/team-page'
import { InlineScript } from './InlineScript'
import { TeamBar, type TeamBarProps } from './TeamBar'
import { TeamFooter } from './TeamFooter'

type TeamPageProps = Omit<TeamBarProps, 'words'> & {
  chrome: TeamChrome
  /** Has an enquiry form: links to it are then answered before any other script is here. */
  hasForm?: boolean
  children: ReactNode
}

/** The team's chrome around a page: its bar with the way back to the group, main, its footer. */
export function TeamPage({ chrome, hasForm = false, children, ...bar }: TeamPageProps) {
  return (
    <>
      <TeamBar words={chrome.bar} {...bar} />
      {hasForm && <InlineScript name="form" />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <TeamFooter words={chrome.footer} path={bar.path} />
    </>
  )
}
