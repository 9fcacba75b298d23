import type { z } from 'zod'
import type { informationPage } from '../schema/page'
import { site } from '../site'

/** The terms of reading this site. Not those of buying a plot or a ticket. */
export const terms: z.input<typeof informationPage> = {
  slug: 'terms',
  title: 'Terms of use',
  metaTitle: `Terms of use | ${site.name}`,
  description: 'The terms of using this site and sending its forms.',
  lead: 'These terms are for reading this site and sending its forms. Plots, joint ventures, screenings and sponsorships each have an agreement of their own, and that agreement counts.',
  updated: '2026-11-21',
  isDraft: true,
  sections: [
    {
      id: 'site',
      title: 'What this site is',
      blocks: [
        `${site.name} publishes it to inform about its ventures. Nothing here is an offer that becomes a contract by being accepted online; no payment is taken and no account is kept.`,
      ],
    },
    {
      id: 'plots',
      title: 'Plots and projects',
      blocks: [
        'A project page is an advertisement under the Real Estate (Regulation and Development) Act, 2016. Where a project is registered, its number and the address of the authority stand on its page, its card and its brochure, so that you can check them yourself. Where the page says that the RERA number is not yet published, ask for it before you pay anything.',
        {
          list: [
            'Prices are per square foot and do not include stamp duty, registration, taxes or the cost of a loan. The calculator works with the rates you enter; its first values are assumptions, dated on the page.',
            'Plans, pictures and figures of plots illustrate. The approved layout and the sale deed say what is sold.',
            'Availability changes between two updates of a page. Only a written confirmation reserves a plot.',
            'Distances are by the usual route.',
          ],
        },
      ],
    },
    {
      id: 'samples',
      title: 'What is marked as a sample',
      blocks: [
        'Some entries wait for the group to confirm them and carry the word “Sample”. Do not rely on them.',
      ],
    },
    {
      id: 'cricket',
      title: 'Cricket results',
      blocks: [
        'Results, fixtures and tables come from public records and, where configured, from a sports-data service. The league’s own records decide.',
      ],
    },
    {
      id: 'use',
      title: 'Fair use',
      blocks: [
        {
          list: [
            'Use the forms for real questions and for yourself, or for someone who has asked you to.',
            'Do not send what is unlawful, do not pretend to be somebody else, and do not load the site with automated requests.',
            'You may link to any page. To reuse text, pictures, the crest or the marks beyond what the law allows, ask first.',
          ],
        },
      ],
    },
    {
      id: 'links',
      title: 'Links to others',
      blocks: [
        'Some links lead to sites of others: maps, social networks, authorities, news. We do not control what they show.',
      ],
    },
    {
      id: 'liability',
      title: 'Mistakes',
      blocks: [
        'We keep the site as correct and available as we reasonably can. If you find a mistake, [tell us](/contact/). Rights that the law gives you as a buyer or consumer are not limited by anything on this page.',
      ],
    },
    {
      id: 'law',
      title: 'Law',
      blocks: [
        'The law of India applies. Which court is competent follows from the law, and from the paper you have signed where there is one.',
      ],
    },
  ],
}
