import type { z } from 'zod'
import { callAddress, phoneText } from '@/lib/contact/phone'
import { constants } from '../constants'
import type { informationPage } from '../schema/page'
import { site } from '../site'

export const help: z.input<typeof informationPage> = {
  slug: 'help',
  title: 'Help',
  metaTitle: `Help | ${site.name}`,
  description:
    'How to find a plot, ask for a visit, follow the team, and reach us when a form does not go through.',
  lead: 'Find a plot, ask for a visit, follow the team. For more, see the [questions and answers](/faqs/).',
  updated: '2026-11-22',
  isDraft: false,
  sections: [
    {
      id: 'plots',
      title: 'Find a plot',
      blocks: [
        {
          list: [
            'Open the [projects](/properties/) and sort them by price per sq.ft.',
            'Choose a plot on the site plan, or in the table below it.',
            'Change the figures of the cost estimate to suit you.',
            'Download the brochure, or print the fact sheet.',
          ],
        },
      ],
    },
    {
      id: 'visit',
      title: 'Ask for a visit',
      blocks: [
        'Open a [project](/properties/), press Schedule a Visit, and choose a day and a time. We call you to confirm. For the residences, use the [form of the residences](/vistara/residences/).',
      ],
    },
    {
      id: 'reach',
      title: 'Reach us',
      blocks: [
        `Call [${phoneText(site.phone)}](${callAddress(site.phone)}), write to [${site.email}](mailto:${site.email}), or use the [contact form](/contact/).`,
      ],
    },
    {
      id: 'forms',
      title: 'When a form does not go through',
      blocks: [
        {
          list: [
            'Your words stay in the form. Send it again, or use the links for a call, WhatsApp or mail above it.',
            `The name takes letters and spaces, up to ${constants.form.nameMax} of them. Full stops and hyphens become spaces.`,
            `The phone number is an Indian mobile number of ${constants.form.phoneDigits} digits, with or without +91. With another number, [write to us](/contact/).`,
            `A message has room for ${constants.form.messageMax} characters.`,
          ],
        },
      ],
    },
    {
      id: 'team',
      title: 'Follow the team',
      blocks: [
        'Results, fixtures and the points table are in the [match centre](/tiruppurTamilans/). Stories, players and sponsors are on the [fan page](/tiruppurTamilans/home/).',
        'The fan page opens with a short film. Press Escape or Skip to end it.',
      ],
    },
    {
      id: 'accessibility',
      title: 'Accessibility',
      blocks: [
        'Our pages are made to meet WCAG 2.2 at level AA. They work with a keyboard, with text at twice its size, and with reduced motion.',
        `If something stands in your way, [tell us](/contact/) or write to [${site.email}](mailto:${site.email}). Please name the page, what you wanted to do, and your browser or assistive technology.`,
      ],
    },
  ],
}
