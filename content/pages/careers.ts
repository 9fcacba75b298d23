import type { z } from 'zod'
import type { informationPage } from '../schema/page'
import { site } from '../site'

export const careers: z.input<typeof informationPage> = {
  slug: 'careers',
  title: 'Careers',
  metaTitle: `Careers | ${site.name}`,
  description:
    'How to write to Noyyal Group about work in properties, cinemas or the cricket team.',
  lead: 'No position is advertised on this page at present. If you are good at something that is done here, write all the same.',
  updated: '2026-11-21',
  isDraft: false,
  sections: [
    {
      id: 'work',
      title: 'What is done here',
      blocks: [
        {
          list: [
            'Properties: finding land and reading its papers, planning layouts, building roads and drains, and showing people around.',
            'Cinemas: projection and sound, the house and the counter, programming and private screenings.',
            'Cricket: matchdays, fans and partners, kit and travel, words and pictures.',
            'The group: accounts, law, people, and this site.',
          ],
        },
      ],
    },
    {
      id: 'write',
      title: 'How to write',
      blocks: [
        `Send a mail to [${site.email}](mailto:${site.email}) with “Work” in the subject: a few lines on what you do well, one thing you have made or run, and where and when you could work. A long letter is not needed.`,
        'What you send is used to answer you and for nothing else; the page on [privacy](/privacy/) says how to have it removed.',
      ],
    },
    {
      id: 'fair',
      title: 'Fair to everyone',
      blocks: [
        'Nobody may ask you for money, for a deposit or for original certificates in the group’s name in return for a job. If somebody does, please [tell us](/contact/).',
      ],
    },
  ],
}
