import type { z } from 'zod'
import { formatFigure, formatRupees } from '@/lib/format/rupees'
import { estimateCost } from '@/lib/property/estimate'
import { SQUARE_FEET } from '@/lib/property/units'
import { readPlan } from '../projects/plans'
import { projects } from '../projects/projects'
import { costAssumptions } from '../projects/words'
import type { insightSchema } from '../schema/insight'

const { cent, ground } = SQUARE_FEET
const { stampDutyPercent, registrationPercent, loanPercent, interestPercent, years } =
  costAssumptions

/** The plot that the article works out. */
const EXAMPLE = { project: 'vistara', plot: 34 }

const project = projects.find(EXAMPLE.project)
const plot = readPlan(EXAMPLE.project).plots.find(({ number }) => number === EXAMPLE.plot)
if (!project || !plot) throw new Error('content/insights/land-units.ts: the example plot is gone')

const { name, pricePerSqFt } = project
const { squareFeet, feet, facing } = plot
const cost = estimateCost({ ...costAssumptions, squareFeet, pricePerSqFt })

const area = formatFigure(squareFeet)
const price = formatRupees(pricePerSqFt)
const exampleName = `${name}, plot ${EXAMPLE.plot}`

/** Years and rates to compare: the range of rates that banks publish for plot loans. */
const terms: readonly (readonly [number, number])[] = [
  [10, interestPercent],
  [years, 8.4],
  [years, interestPercent],
  [years, 10.75],
]

/** A figure with at most one decimal. */
const short = (value: number) => formatFigure(Math.round(value * 10) / 10)

/** Sources: prices and plans of content/projects; units and loan terms as in the project's research. */
export const landUnits: z.input<typeof insightSchema> = {
  slug: 'cents-grounds-and-square-feet',
  category: 'Land units',
  title: 'Cents, grounds and square feet',
  author: 'Noyyal Properties',
  date: '2026-11-21',
  image: 'plots/nakshatra-card',
  lead: 'One seller quotes a price per square foot, another a price per cent. With two figures you can turn one into the other, and compare any two plots.',
  figures: [
    { value: formatFigure(cent), label: 'square feet in a cent' },
    { value: formatFigure(ground), label: 'square feet in a ground' },
    { value: formatRupees(cost.price), label: `price of ${exampleName}` },
  ],
  related: {
    label: `${exampleName}, ${area} sq.ft`,
    path: `/${EXAMPLE.project}/#plan`,
    note: 'Find it on the site plan and work out the cost.',
    image: 'plots/vistara-aerial-day',
  },
  parts: [
    {
      id: 'units',
      title: 'The units',
      blocks: [
        `A cent is ${formatFigure(cent)} square feet. A ground, used in and around Chennai, is ${formatFigure(ground)} square feet.`,
        `So a ground is about ${short(ground / cent)} cents. These are the two figures worth keeping on your phone.`,
        'Square metres stand in some papers as well. One square metre is about 10.8 square feet.',
        'To turn a price per square foot into a price per cent, multiply it by the square feet in a cent. To go the other way, divide. It works the same way with grounds.',
      ],
    },
    {
      id: 'prices',
      title: 'Our prices in each unit',
      blocks: [
        'Here are the prices of our projects, each said three ways. The land costs the same in every column.',
        {
          table: {
            caption: 'Price of the land, without duty and registration',
            columns: ['Project', 'Per sq.ft', 'Per cent', 'Per ground'],
            rows: projects.all.map((each) => [
              each.name,
              formatRupees(each.pricePerSqFt),
              formatRupees(each.pricePerSqFt * cent),
              formatRupees(each.pricePerSqFt * ground),
            ]),
          },
        },
        `Take ${name} as an example. The price is ${price} per square foot. Multiplied by ${formatFigure(cent)}, it gives ${formatRupees(pricePerSqFt * cent)} per cent.`,
        'A price per cent looks large beside a price per square foot. Turn both into the same unit before you decide which plot costs less.',
        'Then compare the whole price. A lower rate on a larger plot can still be the higher sum.',
      ],
    },
    {
      id: 'example',
      title: `A real plot: ${exampleName}`,
      blocks: [
        `Plot ${EXAMPLE.plot} of ${name} measures ${feet[0]} by ${feet[1]} feet on the plan and faces ${facing.toLowerCase()}. Its area is ${area} square feet. Sizes on the plan are samples.`,
        `Width times depth gives ${formatFigure(feet[0] * feet[1])} square feet. Ask which area the price is worked out from, and see that the sale deed names the same one.`,
        `That is ${short(squareFeet / cent)} cents, or ${short(squareFeet / ground)} grounds. The price is ${price} per square foot.`,
        {
          table: {
            caption: `${exampleName}, worked out`,
            columns: ['Step', 'How', 'Result'],
            rows: [
              ['Price of the land', `${area} sq.ft at ${price}`, formatRupees(cost.price)],
              [
                'Stamp duty',
                `${stampDutyPercent} % of the price, assumed`,
                formatRupees(cost.stampDuty),
              ],
              [
                'Registration',
                `${registrationPercent} % of the price, assumed`,
                formatRupees(cost.registrationFee),
              ],
              ['Total', 'Price, duty and registration', formatRupees(cost.total)],
              ['Loan', `${loanPercent} % of the price, assumed`, formatRupees(cost.loan)],
              ['Your own money', 'Total without the loan', formatRupees(cost.cash)],
              [
                'Monthly instalment',
                `${years} years at ${interestPercent} %, assumed`,
                formatRupees(cost.instalment),
              ],
            ],
          },
        },
        `Over ${years} years the interest comes to ${formatRupees(cost.interest)}. A shorter loan has a higher instalment and less interest in all.`,
      ],
    },
    {
      id: 'duty',
      title: 'What the price leaves out',
      blocks: [
        'The price per square foot is for the land alone. Stamp duty and registration come on top, and are paid when the sale deed is registered.',
        `Published rates for Tamil Nadu do not agree. They give a stamp duty of ${stampDutyPercent} %, and a registration of ${registrationPercent} % or of 4 %. Take the rates in the table as an assumption, and confirm yours at [TNREGINET](https://tnreginet.gov.in/), the site of the registration department.`,
        'Ask the seller these questions, and have the answers written into the agreement:',
        {
          list: [
            'Which area stands in the sale deed?',
            'Is the price for that area alone?',
            'What is to be paid besides the price, and when?',
            'Who pays the stamp duty and the registration, and on which day?',
          ],
        },
      ],
    },
    {
      id: 'loan',
      title: 'Paying with a loan',
      blocks: [
        `Banks lend up to about ${loanPercent} % of the value of a plot, for up to ${years} years. Rates run from about 8.4 % to 10.75 % a year.`,
        'So the part that you bring yourself is larger than it looks. It is the rest of the price, and all of the duty and registration. Plan for the line “Your own money” in the table, not for a quarter of the price.',
        'Here is the loan of the example with other terms. A lower rate helps, and a shorter time helps more.',
        {
          table: {
            caption: `A loan of ${formatRupees(cost.loan)}, with other terms`,
            columns: ['Terms', 'Monthly instalment', 'Interest in all'],
            rows: terms.map(([term, percent]) => {
              const other = estimateCost({
                ...costAssumptions,
                squareFeet,
                pricePerSqFt,
                years: term,
                interestPercent: percent,
              })
              return [
                `${term} years at ${formatFigure(percent)} %`,
                formatRupees(other.instalment),
                formatRupees(other.interest),
              ]
            }),
          },
        },
        'Your bank decides the real rate and the real sum. Ask two banks, and compare the total that you pay back as well as the instalment.',
      ],
    },
    {
      id: 'yours',
      title: 'Work out your own plot',
      blocks: [
        'Every project page has a cost estimate. You can enter the area in square feet, cents, grounds or square metres, and change each rate.',
        `Begin with [the plan of ${name}](/${EXAMPLE.project}/#plan). Choose a plot, and open [the estimate](/${EXAMPLE.project}/#cost). The page of [Nakshatra](/nakshatra/#cost) and the page of [Mandhra](/mandhra/#cost) work the same way.`,
        'Print the result and take it with you on the visit. When you speak with a bank or a lawyer, you then have one sheet with every figure on it.',
      ],
    },
  ],
  sources: [{ label: 'TNREGINET, the registration department', url: 'https://tnreginet.gov.in/' }],
}
