import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import { SocialLinks } from '@/components/ui/SocialLinks'
import type { TeamChrome } from '@/content/schema/team-page'
import { href, type SitePath } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'
import { FooterAddress, FooterFrame, FooterLink, FooterLinks } from './FooterFrame'
import { InlineScript } from './InlineScript'
import { LanguageLink } from './LanguageLink'
import { TeamBar, type TeamBarProps } from './TeamBar'

type TeamPageProps = Omit<TeamBarProps, 'words'> & {
  chrome: TeamChrome
  /** Has an enquiry form: links to it are then handled before other scripts have loaded. */
  hasForm?: boolean
  children: ReactNode
}

/** The frame of a team page: its bar with the link to the group, main, and its footer. */
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

type TeamFooterProps = { words: TeamChrome['footer']; path: SitePath }

/** The team's footer: crest, address, social links, quick links, copyright. */
function TeamFooter({ words, path }: TeamFooterProps) {
  const { site, quickLinks, teamLinks } = words
  return (
    <FooterFrame
      look="team"
      site={site}
      labels={words.company}
      last={
        <>
          <LanguageLink path={path} label={words.language} />
          {env.tags && (
            <FooterLink href={href(words.cookieChoice.path)}>{words.cookieChoice.label}</FooterLink>
          )}
          <SocialLinks label={words.socialLabel} links={site.social} />
        </>
      }
    >
      <div>
        <Picture image="logos/crest-tiruppur-tamilans" alt={words.teamName} sizes="120px" />
      </div>
      <FooterAddress site={site} />
      {[teamLinks, quickLinks].map(({ label, links }) => (
        <FooterLinks key={label} title={label} links={links} />
      ))}
    </FooterFrame>
  )
}
