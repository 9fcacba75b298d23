import { defineDocument } from '@/content/define'
import { labels } from '@/content/labels'
import { navigation } from '@/content/navigation'
import { teamChromeSchema } from '@/content/schema/team-page'
import { site } from '@/content/site'

/** The team's own bar and footer; the group's are absent on its pages. */
export const teamChrome = defineDocument('cricket/chrome.ts', teamChromeSchema, {
  bar: {
    home: {
      path: '/tiruppurTamilans/',
      lead: 'Tiruppur',
      last: 'Tamilans',
      label: 'Tiruppur Tamilans, match centre',
    },
    back: { label: site.name, path: '/' },
    label: 'Team',
    social: 'Follow the team',
  },
  footer: {
    site,
    teamName: site.ventures.cricket,
    quickLinks: { label: labels.footer.quickLinks, links: navigation.quickLinks },
    teamLinks: {
      label: 'The team',
      links: [
        { label: 'Match centre', path: '/tiruppurTamilans/' },
        { label: 'Fan home', path: '/tiruppurTamilans/home/' },
        { label: 'All results of 2025', path: '/second/' },
      ],
    },
    socialLabel: labels.footer.social,
    cookieChoice: { label: labels.footer.cookieChoice, path: '/cookies/#choice' },
  },
})
