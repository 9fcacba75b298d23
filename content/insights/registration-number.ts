import type { z } from 'zod'
import { formatFigure } from '@/lib/format/rupees'
import { fromSquareFeet, toSquareFeet } from '@/lib/property/units'
import type { insightSchema } from '../schema/insight'

/** Above this many square metres, or more than this many units, a project is registered. */
const LIMIT = { squareMetres: 500, units: 8 }
const limit = toSquareFeet(LIMIT.squareMetres, 'sqm')
const ground = formatFigure(toSquareFeet(1, 'ground'))

/** The limit of area in a unit, and how many square feet that unit is. */
const limitIn = (name: string, unit: 'sqft' | 'sqm' | 'cent' | 'ground') => [
  name,
  `${formatFigure(toSquareFeet(1, unit))} sq.ft`,
  formatFigure(Math.round(fromSquareFeet(limit, unit) * 10) / 10),
]

/** Sources: section 11(2) of the Act; TNRERA's proceedings of 4 August 2025. */
export const registrationNumber: z.input<typeof insightSchema> = {
  slug: 'reading-a-registration-number',
  category: 'Buying a plot',
  title: 'How to read a registration number',
  author: 'Noyyal Properties',
  date: '2026-11-21',
  image: 'plots/vistara-entrance-arch',
  lead: 'A plotted layout in Tamil Nadu is advertised under a registration number. Look the number up before you visit the site, and compare the register with the papers you are shown.',
  figures: [
    { value: `${LIMIT.squareMetres} sq.m`, label: 'the area above which a project is registered' },
    { value: `${LIMIT.units} units`, label: 'more than these, and a project is registered' },
    { value: '10 %', label: 'of the project’s cost: the highest penalty for not registering' },
  ],
  related: {
    label: 'Registration of Vistara',
    path: '/vistara/#registration',
    note: 'The number, the papers and how to check them.',
    image: 'plots/vistara-avenue',
  },
  parts: [
    {
      id: 'why',
      title: 'Why there is a number',
      blocks: [
        'The number comes from the Real Estate (Regulation and Development) Act, 2016. Section 11(2) of the Act asks every advertisement of a project to show the registration number and the website of the authority, both in a prominent place.',
        'Any medium counts as an advertisement. A hoarding, a brochure and a web page are treated alike.',
        'The Act sets penalties. A promoter who breaks its rules on a registered project can be asked to pay up to 5 % of the cost of the project. Where a project should have been registered and was not, the limit is 10 %.',
        'For a buyer the number has a simple use. It leads to the public record of the project, which you can read on a phone and compare with what you are told.',
      ],
    },
    {
      id: 'limit',
      title: 'Which projects need one',
      blocks: [
        `A project is registered when its area is above ${LIMIT.squareMetres} square metres, or when it has more than ${LIMIT.units} units. One of the two is enough.`,
        'Land is often quoted in cents, and in grounds around Chennai. The table gives the same limit in each unit, so that you can compare it with the extent in your papers.',
        {
          table: {
            caption: `The limit of ${LIMIT.squareMetres} square metres in local units`,
            columns: ['Unit', 'One unit is', 'The limit is'],
            rows: [
              limitIn('Square metre', 'sqm'),
              limitIn('Square foot', 'sqft'),
              limitIn('Cent', 'cent'),
              limitIn('Ground', 'ground'),
            ],
          },
        },
        `A single plot of one ground, ${ground} square feet, is below the limit. Three such plots together are above it. So ask for the number of the whole layout, not of your plot.`,
        'Some projects are exempt. The advertisement then has to say so, and give the reason.',
      ],
    },
    {
      id: 'advertisement',
      title: 'What an advertisement has to show',
      blocks: [
        'The Tamil Nadu Real Estate Regulatory Authority, TNRERA for short, set out the details in its proceedings of 4 August 2025. They hold for brochures as well. Look for these four:',
        {
          list: [
            'The registration number of the project.',
            'The web address of the authority, rera.tn.gov.in.',
            'The QR code of the registration.',
            'The name, the address and the contact of the promoter.',
          ],
        },
        'The same proceedings bar some common promises. Distances are given by the usual route, without a travel time. A counted list of amenities and small print by reference have no place in an advertisement. If you meet them, read the rest with care.',
      ],
    },
    {
      id: 'check',
      title: 'Check it yourself in 5 steps',
      blocks: [
        'You need the number, a phone and the papers that the seller has given you. You do not need an agent.',
        {
          list: [
            'Open [rera.tn.gov.in](https://rera.tn.gov.in/) and search for the registration number of the project.',
            'Read the name of the promoter.',
            'Read the survey numbers and the extent of the land.',
            'Read the date up to which the registration runs.',
            'Ask the seller for the approval number of the layout, and who issued it.',
          ],
        },
        'Now put the register and your papers side by side. Each row of this table has to agree.',
        {
          table: {
            caption: 'What to compare',
            columns: ['Item', 'On the register', 'In your papers'],
            rows: [
              ['Promoter', 'Name of the promoter', 'Name in the agreement you are offered'],
              ['Land', 'Survey numbers', 'Patta and parent documents'],
              ['Extent', 'Registered extent', 'Layout plan you were shown'],
              ['Approval', 'Approval number of the layout', 'Copy of the approval'],
              ['Date', 'End of the registration', 'Dates in the agreement'],
            ],
          },
        },
        'If one row differs, ask the seller for the reason in writing. A lawyer of your own can tell you whether the reason is good.',
      ],
    },
    {
      id: 'missing',
      title: 'If the number is missing',
      blocks: [
        'Ask two questions before you pay anything. Is the project registered? If it is not, which exemption applies to it?',
        'Then ask for the papers themselves: the layout approval with its number and date, the gift deed of the roads and the park, the patta with the survey numbers, and the encumbrance certificate of the last 30 years. They tell you what the number would have led you to.',
        'On our project pages this is part of the section on registration. The page of [Vistara](/vistara/#registration) shows the line for the number, the four papers to ask for and the way to the register. A short answer stands in our [questions](/faqs/#registration-number) too.',
        'When the papers are in your hand, [visit the site](/vistara/#visit) with the plan and walk the boundary of the plot. The land, the plan and the register should tell you the same thing.',
      ],
    },
  ],
  sources: [
    { label: 'Tamil Nadu Real Estate Regulatory Authority', url: 'https://rera.tn.gov.in/' },
  ],
}
