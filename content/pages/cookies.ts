import type { z } from 'zod'
import { CHOICE } from '@/lib/analytics/choice'
import type { informationPage } from '../schema/page'
import { site } from '../site'

/** What this site stores in a browser. The choice itself stands after the section `choice`. */
export const cookies: z.input<typeof informationPage> = {
  slug: 'cookies',
  title: 'Cookies',
  metaTitle: `Cookies | ${site.name}`,
  description:
    'The full list of what this site stores in your browser, why and for how long, and the place to change your mind.',
  lead: 'Our pages set no cookie. Your browser keeps a few entries, such as a form you have begun. A tag manager loads only after you accept.',
  updated: '2026-11-21',
  isDraft: true,
  sections: [
    {
      id: 'choice',
      title: 'Your choice',
      blocks: [
        'You can change your choice at any time. If you decline after you have accepted, the cookies of the tag manager are removed and the page loads again without it.',
      ],
    },
    {
      id: 'own',
      title: 'What we store',
      blocks: [
        'All of it stays in your browser.',
        {
          table: {
            caption: 'Stored by this site',
            columns: ['Name', 'What for', 'How long'],
            rows: [
              [
                `${CHOICE.key} (local storage)`,
                'Remembers whether you accepted or declined, and when',
                `${CHOICE.days} days`,
              ],
              [
                'draft:… (session storage)',
                'Keeps a form that you have begun, in case the page reloads',
                'Until it is sent or the tab is closed',
              ],
              [
                'visit (session storage)',
                'Day, time and project of a visit you asked for, so that the thank-you page can offer it for your calendar',
                'Until the tab is closed',
              ],
              [
                'intro:seen (session storage)',
                'Shows the opening of the team’s page once only',
                'Until the tab is closed',
              ],
              [
                'firebase-heartbeat-database (IndexedDB)',
                'Made by the database’s library when you send the contact form; holds its version and the day, nothing about you',
                'Until you clear the site’s data',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'tags',
      title: 'What is stored after you accept',
      blocks: [
        'Google Tag Manager then loads the measuring tools that are set up in it. Consent covers measuring only; storage for advertising stays switched off.',
        {
          table: {
            caption: 'Stored by Google’s tools, after consent',
            columns: ['Name', 'What for', 'How long'],
            rows: [
              ['_ga', 'Tells one browser from another', '2 years'],
              ['_ga_…', 'Holds a visit together', '2 years'],
            ],
          },
        },
        'What is sent: the path and fragment of the page, its title, and the name and words of a button you press, such as “call” or “brochure”. Never what you write into a form.',
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      blocks: [
        'You can also clear or block storage in your browser’s settings; every page still works. If your browser sends the Global Privacy Control signal, nothing is measured and no question is asked.',
      ],
    },
  ],
}
