import type { z } from 'zod'
import { labels } from '../labels'
import type { informationPage } from '../schema/page'
import { site } from '../site'

export const careers: z.input<typeof informationPage> = {
  slug: 'careers',
  title: 'Careers',
  metaTitle: `Careers | ${site.name}`,
  description: 'Work with Noyyal Group in properties, cinemas or cricket, and how to write to us.',
  lead: 'Work with us in properties, cinemas or cricket. No position is advertised today, and you are welcome to write all the same.',
  updated: '2026-11-22',
  isDraft: false,
  sections: [
    {
      id: 'work',
      title: 'The work, and where it is',
      blocks: [
        {
          table: {
            caption: 'Work in the group',
            columns: ['Field', 'What you do', 'Where'],
            rows: [
              [
                'Properties',
                'Find land and read its papers, plan layouts, build roads and drains, show visitors around',
                'Madurai and Chennai',
              ],
              [
                'Cinemas',
                'Projection and sound, the counter, programming, private screenings',
                'To be announced',
              ],
              [
                'Cricket',
                'Match days, fans and partners, kit and travel, words and pictures',
                'The grounds of the season',
              ],
              ['The group', 'Accounts, law, people', site.locality],
            ],
          },
        },
      ],
    },
    {
      id: 'write',
      title: 'How to write',
      blocks: [
        `Send a mail to [${site.email}](mailto:${site.email}) with “Work” in the subject. A few lines are enough:`,
        {
          list: [
            'What you do well, and one thing you have made or run.',
            'Where you could work.',
            'When you could start.',
          ],
        },
        'We use what you send to answer you. The page on [privacy](/privacy/) says how to have it removed.',
      ],
    },
    {
      id: 'reader',
      title: 'Who reads your mail',
      blocks: [`${labels.sample}: the name of the person will be announced here.`],
    },
    {
      id: 'fair',
      title: 'We never ask for money',
      blocks: [
        'Nobody may ask you for money, for a deposit or for original certificates in the group’s name in return for a job. If somebody does, please [tell us](/contact/).',
      ],
    },
  ],
}
