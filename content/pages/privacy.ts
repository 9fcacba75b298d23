import type { z } from 'zod'
import { constants } from '../constants'
import type { informationPage } from '../schema/page'
import { site } from '../site'

/**
 * What this very site does with personal data. Sources: Digital Personal Data Protection Act 2023,
 * sections 5, 6 and 11 to 14; Digital Personal Data Protection Rules 2025, rules 3 and 14.
 */
export const privacy: z.input<typeof informationPage> = {
  slug: 'privacy',
  title: 'Privacy',
  metaTitle: `Privacy | ${site.name}`,
  description:
    'What this site asks of you, where it goes, how long it is kept, and how to have it corrected or removed.',
  lead: 'What we ask of you, what we do with it, and how to have it removed.',
  updated: '2026-11-22',
  isDraft: true,
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        {
          list: [
            'You can read every page without giving your name.',
            'A form sends us what you write in it. We use it to answer you, and for nothing else.',
            'Analytics start only after you accept, and you can [change your choice](/cookies/#choice) at any time.',
            'We do not sell your data.',
            `To have your data corrected or removed, write to [${site.email}](mailto:${site.email}).`,
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `${site.legalName}, ${site.locality}, ${site.region}, decides what this site does with personal data. For anything on this page, write to [${site.email}](mailto:${site.email}) or use the [contact page](/contact/).`,
      ],
    },
    {
      id: 'what',
      title: 'What we ask for, and why',
      blocks: [
        'We use each item below for the purpose beside it. We do not buy data about you, sell it, or build a profile from it.',
        {
          table: {
            caption: 'Personal data that this site can collect',
            columns: ['What', 'When', 'Why'],
            rows: [
              ['Name', 'You send any form', 'To address you'],
              ['Email address', 'You send any form', 'To answer you'],
              ['Phone number', 'You send an enquiry or ask for a visit', 'To call you back'],
              [
                `Message, up to ${constants.form.messageMax} characters`,
                'You send an enquiry, or add one to the contact form',
                'To know what you ask for',
              ],
              [
                'Preferred time, or the day of a visit',
                'You ask for a visit',
                'To call or meet you then',
              ],
              [
                'Project, topic, and what you say of your land',
                'You use the form of a project, of the joint ventures or of the cinemas',
                'To pass it to the right person',
              ],
              [
                'Pages opened, buttons pressed, and what your browser sends along, such as its type, its language and the address of your connection',
                'Only after you accept it in the cookie notice',
                'To see which pages help',
              ],
            ],
          },
        },
        'By sending a form you agree to this use of what you wrote in it. You need not send any of it.',
      ],
    },
    {
      id: 'where',
      title: 'Where it goes',
      blocks: [
        'What you send goes from your browser straight to these services, which work for us:',
        {
          list: [
            'Enquiries and visit requests: to the form service Web3Forms, which forwards them to our mailbox.',
            'The contact form: to a Firestore database of Google Cloud, where only our staff can read it. Where that is not set up, it goes the way of the enquiries.',
            'Measuring, once you have agreed: to Google Tag Manager and the tools it loads.',
            'Maps: to Google Maps, at the moment you open a map or ask for directions, and not before.',
            'Live cricket results: to the sports-data service that supplies them, which sees the address of your connection.',
          ],
        },
        'These services may process data outside India. WhatsApp, calls and mail that you start from here run under the terms of whoever provides them to you.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long it is kept',
      blocks: [
        'What you send is kept while your question is open and removed once it is no longer needed to answer you, unless a law, such as one on property records or taxes, requires it to be kept longer.',
        'A form that you have begun and not sent stays in your own browser until you close the tab. What the site stores in your browser is listed on the page about [cookies](/cookies/).',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'The Digital Personal Data Protection Act, 2023 and the Rules of 2025 give you these rights. Most of the duties that go with them start in May 2027; we answer such requests already.',
        {
          list: [
            'To know what personal data of yours we hold, what we do with it and who else has received it.',
            'To have it corrected, completed, brought up to date or erased.',
            'To withdraw your consent, as easily as you gave it. What was done before stays lawful.',
            'To complain to us and to have an answer within ninety days at most.',
            'To name somebody who may use these rights for you in case of death or incapacity.',
          ],
        },
        `Write to [${site.email}](mailto:${site.email}) from the address you gave us, or say how else we can tell that it is you. It is free. Consent to measuring is withdrawn with one press under [cookie choice](/cookies/#choice).`,
        'If our answer does not satisfy you, you may complain to the Data Protection Board of India.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The forms are meant for adults. If you are under eighteen, please let a parent or guardian write for you. If we learn that a child has sent us data without their consent, we remove it.',
      ],
    },
    {
      id: 'safety',
      title: 'Safety',
      blocks: [
        'The site is delivered over an encrypted connection, loads no script from anywhere else before you agree to it, and never puts what you write into an address. Should data that you gave us be exposed, we tell you and the Board without delay.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'We change this page before we use data in a new way, and change the date at its top. Where the law asks for your consent, we ask you again.',
      ],
    },
  ],
}
