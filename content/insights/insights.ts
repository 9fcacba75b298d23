import { formatRupees } from '@/lib/format/rupees'
import { defineCollection } from '../define'
import { projects } from '../projects/projects'
import { insightSchema } from '../schema/insight'

const AREA = 1200
const examples = projects.all
  .map(
    ({ name, pricePerSqFt }) =>
      `At ${formatRupees(pricePerSqFt)} per sq.ft, the price of ${name}, it comes to ${formatRupees(AREA * pricePerSqFt)}.`,
  )
  .join(' ')

/** Short reads written for this site; the home page shows them in this order. */
export const insights = defineCollection('insights/insights.ts', insightSchema, [
  {
    slug: 'reading-a-registration-number',
    category: 'Buying a plot',
    title: 'How to read a registration number before you read the brochure',
    author: 'Noyyal Properties',
    date: '2026-11-21',
    image: 'plots/vistara-entrance-arch',
    lead: 'A plotted layout in Tamil Nadu is advertised under a number. Ten minutes with that number tells you more than any brochure, ours included.',
    parts: [
      {
        title: 'Why there is a number at all',
        paragraphs: [
          'The Real Estate (Regulation and Development) Act treats any medium as an advertisement: a hoarding, a brochure, a web page. A project above 500 square metres or more than eight units has to be registered, and its advertisements have to carry the registration number and the address of the authority’s website.',
          'In Tamil Nadu the authority also asks that the advertisement show a QR code, and the promoter’s name, address and contact.',
        ],
      },
      {
        title: 'Check it yourself',
        paragraphs: ['You need no agent for this, only the number and a phone.'],
        list: [
          'Open rera.tn.gov.in and look up the registration number of the project.',
          'Compare the promoter’s name with the name on the agreement you are offered.',
          'Compare the survey numbers and the extent with the layout plan you were shown.',
          'Read the date up to which the registration runs.',
          'Ask for the approval number of the layout and who issued it, and see that it is the same one.',
        ],
      },
      {
        title: 'If there is no number',
        paragraphs: [
          'Some projects are exempt; the advertisement has to say so, and why. If a page says neither, ask before you pay anything.',
        ],
      },
    ],
    sources: [
      { label: 'Tamil Nadu Real Estate Regulatory Authority', url: 'https://rera.tn.gov.in/' },
    ],
  },
  {
    slug: 'cents-grounds-and-square-feet',
    category: 'Land units',
    title: 'Cents, grounds and square feet: one price, four ways to say it',
    author: 'Noyyal Properties',
    date: '2026-11-21',
    image: 'plots/nakshatra-card',
    lead: 'A price per square foot is easy to compare until someone quotes a cent. The arithmetic is short, and worth doing on your own phone.',
    parts: [
      {
        title: 'The units',
        paragraphs: [
          'Two local units stand beside the square foot. A cent is 435.6 square feet. A ground, used in and around Chennai, is 2,400 square feet, a little over five and a half cents.',
        ],
      },
      {
        title: 'The same plot, priced four ways',
        paragraphs: [`Take ${AREA} square feet, which is half a ground. ${examples}`],
      },
      {
        title: 'What the price leaves out',
        paragraphs: [
          'Stamp duty and registration come on top. Published rates for Tamil Nadu disagree with one another, so treat any percentage, including the one our calculator starts from, as an assumption and confirm it at TNREGINET on the day.',
          'A bank may lend up to about three quarters of the value of a plot, for up to fifteen years. The estimate on each project page works out the instalment.',
        ],
      },
    ],
    sources: [
      { label: 'TNREGINET, the registration department', url: 'https://tnreginet.gov.in/' },
    ],
  },
  {
    slug: 'a-first-match-day',
    category: 'Match day',
    title: 'A first match day at a TNPL ground',
    author: 'Tiruppur Tamilans',
    date: '2026-11-21',
    image: 'cricket/stadium-hero',
    lead: 'The Tamil Nadu Premier League travels. In 2025 the Tamilans played in Coimbatore, Salem, Tirunelveli and Dindigul, and each ground has its own evening.',
    parts: [
      {
        title: 'When it starts',
        paragraphs: [
          'League matches of the 2025 season began at 7:15 in the evening, and on two Sundays at 3:15 in the afternoon. The playoffs started at 7:15 PM. Our fixture list carries every start, and you can put any of them into your calendar.',
        ],
      },
      {
        title: 'Four grounds, one season',
        paragraphs: ['The league stage of the Tamilans’ 2025 season, city by city:'],
        list: [
          'Coimbatore: Sri Ramakrishna College of Arts and Science Ground, two matches',
          'Salem: Salem Cricket Foundation Ground, two matches',
          'Tirunelveli: Indian Cement Company Ground, two matches',
          'Dindigul: NPR College Ground, one league match, then Qualifier 1 and the final',
        ],
      },
      {
        title: 'What to read on the scoreboard',
        paragraphs: [
          'A Twenty20 innings lasts at most twenty overs. 220/5 is two hundred and twenty runs for the loss of five wickets; a score without a stroke, such as 102, means that the side was all out. In the table, a win is worth two points and NRR, the net run rate, separates sides that are level.',
          'The last evening of 2025 read 220/5 against 102: Tiruppur won by 118 runs.',
        ],
      },
    ],
    sources: [],
  },
])
