import type { z } from 'zod'
import { constants } from '../constants'
import type { informationPage } from '../schema/page'
import { site } from '../site'

export const help: z.input<typeof informationPage> = {
  slug: 'help',
  title: 'Help',
  metaTitle: `Help | ${site.name}`,
  description:
    'How to find a plot, ask for a visit, follow the team, and what to do when a form does not go through.',
  lead: 'Short answers about using this site. For questions about plots, visits, matches and cinemas, see the [questions others have asked](/faqs/).',
  updated: '2026-11-21',
  isDraft: false,
  sections: [
    {
      id: 'plots',
      title: 'Find a plot',
      blocks: [
        'The [projects](/properties/) can be narrowed to those in progress or completed. A project’s page has its price per square foot, a plan with a table of the same plots beside it, a cost estimate you can change, and a brochure to keep.',
        'A plot can be chosen on the plan by touch, mouse or keyboard, and just as well in the table.',
      ],
    },
    {
      id: 'visit',
      title: 'Ask for a visit',
      blocks: [
        'Use the visit form of a project or of the [residences](/vistara/residences/). It is a request: the visit stands once somebody has confirmed it to you.',
      ],
    },
    {
      id: 'forms',
      title: 'When a form does not go through',
      blocks: [
        {
          list: [
            'Everything you wrote stays in the form. The message above it offers a call, WhatsApp and mail, the last two with your words already in them.',
            `The name takes letters and spaces, up to ${constants.form.nameMax} of them. Write initials and double names as you like: full stops and hyphens become spaces.`,
            `The phone number is an Indian mobile number of ${constants.form.phoneDigits} digits. With +91 or a leading 0 it is shortened by itself. If you have another number, [write to us](/contact/) instead.`,
            `A message has room for ${constants.form.messageMax} characters; the counter shows how many are used.`,
            'Without JavaScript the forms work as well; they then lead to a page that says thank you.',
          ],
        },
      ],
    },
    {
      id: 'team',
      title: 'Follow the team',
      blocks: [
        'Results, fixtures and the table are on the [match centre](/tiruppurTamilans/). Every block says from when it is.',
        'The [fan page](/tiruppurTamilans/home/) opens with a short scene once a visit. It asks before it plays a sound, and Escape or Skip ends it at once. With reduced motion switched on in your system, it does not play at all.',
      ],
    },
    {
      id: 'accessibility',
      title: 'Accessibility',
      blocks: [
        'The site is made to meet WCAG 2.2 at level AA. All of it works with a keyboard; whatever moves by itself has a pause button and stays still when your system asks for reduced motion; text can be enlarged to twice its size and more without being cut off.',
        `If something stands in your way, [tell us](/contact/) or write to [${site.email}](mailto:${site.email}): which page, what you were trying to do, and with which browser or assistive technology. We answer, and we mend it.`,
      ],
    },
    {
      id: 'browsers',
      title: 'Browsers',
      blocks: [
        'Any current browser will do. In an older one some movement and decoration is missing, and the content is all there.',
      ],
    },
  ],
}
