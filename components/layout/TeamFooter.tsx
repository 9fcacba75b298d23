import { Picture } from '@/components/ui/Picture'
import { SocialLinks } from '@/components/ui/SocialLinks'
import type { TeamChrome } from '@/content/schema/team-page'
import { href, type SitePath } from '@/lib/domain/routes'
import { env } from '@/lib/server/env'
import { FooterAddress, FooterFrame, FooterLink, FooterLinks } from './FooterFrame'
import { LanguageLink } from './LanguageLink'

type TeamFooterProps = { words: TeamChrome['footer']; path: SitePath }

/** The team's footer: crest, address, social links, quick links, copyright. */
export function TeamFooter({ words, path }: TeamFooterProps) {
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
