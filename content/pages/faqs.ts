import { cinemas } from '../cinemas/cinemas'
import { constants } from '../constants'
import { defineDocument } from '../define'
import { faqsSchema } from '../schema/page'
import { site } from '../site'

/** Questions by subject. Those of the cinemas stand on their own page as well, and are said once. */
export const faqs = defineDocument('pages/faqs.ts', faqsSchema, {
  title: 'Questions and answers',
  metaTitle: `Questions and answers | ${site.name}`,
  description: 'Quick answers on plots, visits, matches, sponsors and cinemas.',
  lead: 'Quick answers on plots, visits and matches.',
  linkLabel: 'Link to this answer',
  groups: [
    {
      id: 'plots',
      title: 'Plots',
      items: [
        {
          slug: 'price',
          question: 'What is in the price per square foot?',
          answer: [
            'The land of the plot. Stamp duty, registration and taxes come on top; the estimate on each project’s page adds them with rates you can change. Rates differ by case, so have yours confirmed at the registration department’s site, TNREGINET.',
          ],
        },
        {
          slug: 'registration-number',
          question: 'Where is the registration number?',
          answer: [
            'On the project’s page, its card and its brochure, with the address of the authority. The numbers of our projects are to be published. An [article](/insights/reading-a-registration-number/) shows how to check a number yourself.',
          ],
        },
        {
          slug: 'cent-and-ground',
          question: 'How large are a cent and a ground?',
          answer: [
            'A cent is 435.6 square feet and a ground is 2,400 square feet. The estimate shows the price of your plot in all three.',
          ],
        },
        {
          slug: 'plot-papers',
          question: 'Which papers should I ask to see?',
          answer: [
            'The layout approval with its number, the parent documents of the title, the patta, the encumbrance certificate, and the deed by which the roads were given to the local body. Let a lawyer of your own read them.',
          ],
        },
        {
          slug: 'plot-loan',
          question: 'Can I get a loan for a plot?',
          answer: [
            'Banks lend on approved plots, usually up to three quarters of the value and for up to fifteen years. The estimate shows an instalment for the rate you enter; your bank decides the real one.',
          ],
        },
      ],
    },
    {
      id: 'visits',
      title: 'Visits',
      items: [
        {
          slug: 'book-a-visit',
          question: 'How do I ask for a visit?',
          answer: [
            'Open the [project](/properties/), choose Schedule a Visit, and send the form. We call you to confirm the day and the time.',
          ],
        },
        {
          slug: 'visit-cost',
          question: 'Does a visit cost anything?',
          answer: ['No. You are not asked for money, and nothing is signed on a visit.'],
        },
        {
          slug: 'what-to-bring',
          question: 'What is worth bringing?',
          answer: [
            'The site plan with the plots you like marked, shoes for an unpaved road, and the people who will live there.',
          ],
        },
        {
          slug: 'phone-number',
          question: 'Why does the form want a ten-digit number?',
          answer: [
            `We call back on Indian mobile numbers, which have ${constants.form.phoneDigits} digits. From abroad, use the [contact page](/contact/) and leave your email address.`,
          ],
        },
      ],
    },
    {
      id: 'matches',
      title: 'Matches',
      items: [
        {
          slug: 'match-results',
          question: 'Where do I find results and fixtures?',
          answer: [
            'In the [match centre](/tiruppurTamilans/): the latest results, the fixtures and the points table. There is also a page with [every result of 2025](/second/).',
          ],
        },
        {
          slug: 'live-scores',
          question: 'Are the scores live?',
          answer: [
            'Results carry the time of their last update. Those of 2025 are the final record.',
          ],
        },
        {
          slug: 'tickets',
          question: 'Can I buy tickets here?',
          answer: ['No. The league announces who sells tickets before each season.'],
        },
        {
          slug: 'intro-sound',
          question: 'How do I stop the opening scene of the team’s page?',
          answer: ['Press Skip or Escape. It has no sound unless you enable it.'],
        },
      ],
    },
    {
      id: 'sponsors',
      title: 'Sponsors',
      items: [
        {
          slug: 'become-a-sponsor',
          question: 'How does a company become a partner of the team?',
          answer: [
            'Write through the [contact page](/contact/) with the name of the company and what you have in mind. Current partners are shown by tier on the [fan page](/tiruppurTamilans/home/).',
          ],
        },
        {
          slug: 'sample-sponsors',
          question: 'Why are some sponsors marked as samples?',
          answer: [
            'Their marks are drawings. They keep the places until the partners are announced.',
          ],
        },
      ],
    },
    { id: 'cinemas', title: 'Cinemas', items: cinemas.questions.items },
  ],
})
