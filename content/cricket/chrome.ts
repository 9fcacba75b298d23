import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'
import { labels } from '@/content/labels'
import { navigation } from '@/content/navigation'
import { isThere } from '@/content/parts'
import type { TeamChrome } from '@/content/schema/team-page'
import { site } from '@/content/site'

const { bar, teamLinks } = defineDocument('cricket/chrome.json', { figures })

/** The header and footer of the team's pages, which replace the group's. */
export const teamChrome: TeamChrome = {
  bar: { ...bar, back: { label: site.name, path: '/' }, language: labels.language },
  footer: {
    site,
    teamName: site.ventures.cricket,
    quickLinks: { label: labels.footer.quickLinks, links: navigation.quickLinks },
    teamLinks: { ...teamLinks, links: teamLinks.links.filter(isThere) },
    socialLabel: labels.footer.social,
    company: labels.footer.company,
    language: labels.language,
    cookieChoice: { label: labels.footer.cookieChoice, path: '/cookies/#choice' },
  },
}
