/**
 * Changes that an owner may make, applied one after the other. Entries are found by their properties where possible,
 * so that renaming a project does not break this list.
 */

import type { ContentChange, Fields, List } from './edit'
import { registered } from './registration'

const SEASON = 'cricket/seasons/2025'
const NEXT = 'cricket/seasons/2026'
const OWN = 'tiruppur-tamilans'

/** Each change with its description. */
export const ALLOWED: readonly (readonly [string, ContentChange])[] = [
  [
    'a new price of a project',
    ({ edit }) =>
      edit('projects/vistara.json', (project: { pricePerSqFt: number }) => {
        project.pricePerSqFt += 103
      }),
  ],
  [
    'an own price of a plot',
    ({ edit }) =>
      edit('projects/plots/nakshatra.json', ({ plots }: { plots: List }) => {
        plots[0].pricePerSqFt = 2999
      }),
  ],
  [
    'two projects in another order',
    ({ edit }) => {
      edit('projects/vistara.json', (project) => (project.position = 2))
      edit('projects/nakshatra.json', (project) => (project.position = 1))
    },
  ],
  [
    'another name of a project, the former kept as another spelling',
    ({ edit }) =>
      edit('projects/nakshatra.json', (project) => {
        project.alternateName = project.name
        project.name = 'Nakshatra Park'
      }),
  ],
  [
    'another sentence in English',
    ({ edit }) => {
      edit('projects/vistara.json', (project) => {
        project.summary = 'Plots with a park in Madurai, at {price} per sq.ft. Come and see them.'
      })
      edit('home/home.json', ({ banner }: { banner: Fields }) => {
        banner.title = 'Land, films and cricket'
      })
    },
  ],
  [
    'another sentence in Tamil',
    ({ edit }) =>
      edit('ta/projects/nakshatra.json', ({ hero }: { hero: Fields }) => {
        hero.lead = 'பூங்காவைச் சுற்றி'
      }),
  ],
  [
    'plots of each project that are sold',
    ({ list, edit }) => {
      for (const file of list('projects/plots'))
        edit(`projects/plots/${file}`, ({ plots }: { plots: Fields[] }) => {
          for (const plot of plots.slice(0, 12)) {
            plot.status = 'sold'
            delete plot.until
          }
        })
    },
  ],
  [
    'plots that somebody has checked, one of them reserved until a day',
    ({ edit }) =>
      edit('projects/plots/vistara.json', (list: Fields & { plots: Fields[] }) => {
        list.checkedOn = '2026-11-24'
        Object.assign(list.plots[20] ?? {}, { status: 'reserved', until: '2031-01-30' })
      }),
  ],
  [
    'a real testimonial',
    ({ edit }) =>
      edit('properties/listing.json', ({ testimonials }: { testimonials: { items: List } }) => {
        testimonials.items[0] = {
          quote: 'We chose our plot on the drawing, and found it so on the land.',
          by: 'K. Meenakshi',
          context: 'Built in 2026',
          isPlaceholder: false,
        }
      }),
  ],
  [
    'a new player',
    ({ write, list }) =>
      write(`${SEASON}/squad/arul-selvan.json`, {
        slug: 'arul-selvan',
        position: list(`${SEASON}/squad`).length + 1,
        name: 'Arul',
        surname: 'Selvan',
        roles: ['Bowler'],
        teams: [],
      }),
  ],
  [
    'a player who has left',
    ({ remove }) =>
      remove(`${SEASON}/squad/esakkimuthu.json`, `ta/${SEASON}/squad/esakkimuthu.json`),
  ],
  [
    'a player with other figures and a prize',
    ({ edit }) =>
      edit(`${SEASON}/squad/sasidev-u.json`, (player) => {
        Object.assign(player, { matches: 9, runs: 101, honour: 'Fielder of the season' })
      }),
  ],
  [
    'a page that counsel has approved',
    ({ edit }) => edit('pages/privacy.json', (page) => (page.isDraft = false)),
  ],
  [
    'the season of 2026, begun by its first fixtures',
    ({ write }) => {
      for (const [at, opponent] of ['chepauk-super-gillies', 'salem-spartans'].entries())
        write(`${NEXT}/fixtures/match-${at + 3}.json`, {
          slug: `match-${at + 3}`,
          title: `Match ${at + 3}`,
          startsAt: `2026-06-0${at + 6}T19:15:00+05:30`,
          teams: [OWN, opponent],
          sequence: 0,
          changedOn: '2026-05-20',
          ground: 'coimbatore',
        })
    },
  ],
  [
    'its first result',
    ({ write }) =>
      write(`${NEXT}/results/match-3.json`, {
        slug: 'match-3',
        title: 'Match 3',
        stage: 'league',
        startsAt: '2026-06-06T19:15:00+05:30',
        sides: [
          { team: OWN, score: '180/4', overs: 20 },
          { team: 'chepauk-super-gillies', score: '150', overs: 19.2 },
        ],
        ending: { kind: 'won', winner: OWN, by: 30, unit: 'runs' },
        ground: 'coimbatore',
      }),
  ],
  [
    'a match that is postponed',
    ({ edit }) =>
      edit(`${NEXT}/fixtures/match-4.json`, (fixture) => {
        Object.assign(fixture, {
          startsAt: '2026-06-09T15:15:00+05:30',
          sequence: 1,
          changedOn: '2026-06-05',
        })
      }),
  ],
  [
    'the first points table of the season',
    ({ read, write }) =>
      write(
        `${NEXT}/table.json`,
        read<{ team: string }[]>(`${SEASON}/table.json`).map(({ team }) => {
          const [won, lost] = [Number(team === OWN), Number(team === 'chepauk-super-gillies')]
          return { team, played: won + lost, won, lost, points: won * 2 }
        }),
      ),
  ],
  [
    'a sponsor with its own site',
    ({ edit }) => {
      edit('external-hosts.json', (hosts: Fields[]) =>
        hosts.push({ host: 'www.sponsor.example', reason: 'a sponsor of the team' }),
      )
      edit('cricket/sponsors/main.json', (sponsor) =>
        Object.assign(sponsor, {
          name: 'Tiruppur Mills',
          url: 'https://www.sponsor.example/',
          isPlaceholder: false,
        }),
      )
    },
  ],
  [
    'the only sponsor of a kind, who has left',
    ({ remove }) => remove('cricket/sponsors/banking.json', 'ta/cricket/sponsors/banking.json'),
  ],
  [
    'a new project with its plan',
    ({ read, write }) => {
      const given = read('projects/mandhra.json')
      delete given.alternateName
      const own = { slug: 'sarayu', position: 99, name: 'Sarayu', pricePerSqFt: 1500 }
      write('projects/sarayu.json', { ...given, ...own })
      write('projects/plans/sarayu.json', {
        ...read<Fields>('projects/plans/mandhra.json'),
        slug: 'sarayu',
        lines: '/plans/sarayu-lines-00000000.svg',
      })
      write('projects/plots/sarayu.json', {
        ...read<Fields>('projects/plots/mandhra.json'),
        slug: 'sarayu',
      })
    },
  ],
  [
    'a draft of a project, without plots',
    ({ read, write }) => {
      const given = read('projects/mandhra.json')
      delete given.alternateName
      const own = { slug: 'ganga', position: 98, name: 'Ganga', isHidden: true }
      write('projects/ganga.json', { ...given, ...own })
    },
  ],
  [
    'the same with plots of a spreadsheet, on the site',
    ({ edit, write }) => {
      const number = 1
      const plot = { number, squareFeet: 1200, feet: [30, 40], facing: 'East', road: '30 ft' }
      edit('projects/ganga.json', (project) => {
        Object.assign(project, { isHidden: false, plots: [plot] })
      })
      write('projects/plots/ganga.json', { slug: 'ganga', plots: [{ number, status: 'sold' }] })
    },
  ],
  [
    'a project that is sold out and gone, with all that led to it',
    ({ edit, replace, remove }) => {
      const files = ['projects/mandhra.json', 'projects/plans/mandhra.json']
      remove(...files, ...files.map((file) => `ta/${file}`), 'projects/plots/mandhra.json')
      edit('joint-ventures/joint-venture.json', ({ cases }: { cases: { items: Fields[] } }) => {
        for (const each of cases.items)
          if (each.slug === 'mandhra') Object.assign(each, { slug: 'sarayu', name: 'Sarayu' })
      })
      const article = 'insights/cents-grounds-and-square-feet.json'
      for (const each of [article, `ta/${article}`]) replace(each, '/mandhra/#', '/sarayu/#')
      replace('properties/listing.json', '"project": "mandhra"', '"project": "sarayu"')
      for (const each of ['properties/listing.json', 'ta/properties/listing.json'])
        replace(each, '{price.mandhra}', '{price.sarayu}')
    },
  ],
  [
    'a telephone number and an address that are confirmed, before there is an account',
    ({ edit }) =>
      edit('site.json', (site: Fields & { address: List<string> }) => {
        site.phone = '+914212345678'
        site.address[0] = '12 Avinashi Road'
        site.social = []
        site.isPlaceholder = false
      }),
  ],
  [
    'a first hall',
    ({ edit }) =>
      edit('cinemas/cinemas.json', ({ venues }: { venues: { list: Fields[] } }) =>
        venues.list.push({
          slug: 'tiruppur',
          name: 'Noyyal Tiruppur',
          address: ['Avinashi Road', 'Tiruppur 641602'],
          halls: [{ name: 'Hall 1', seats: 220, has: ['2K projector'] }],
          mapQuery: 'Avinashi Road, Tiruppur',
        }),
      ),
  ],
  [
    'a new article with a table',
    ({ read, write }) => {
      const given = read<{ figures: unknown[] }>('insights/cents-grounds-and-square-feet.json')
      write('insights/before-you-buy.json', {
        ...given,
        slug: 'before-you-buy',
        // After all others, however many there are.
        position: 99,
        title: 'Before you buy a plot',
        lead: 'Three papers to see, and where to see them.',
        parts: ['Patta', 'Title', 'Layout'].map((title, at) => ({
          id: `paper-${at + 1}`,
          title,
          blocks: [
            {
              type: 'paragraph',
              text: `Ask for it first. See [the papers](/vistara/#registration).`,
            },
            {
              type: 'table',
              caption: 'Where to see it',
              columns: ['Paper', 'Office'],
              rows: [{ cells: [title, 'Taluk office'] }],
            },
          ],
        })),
        figures: given.figures.slice(0, 2),
        sources: [],
      })
    },
  ],
  [
    'an article that is taken away',
    ({ remove }) => remove('insights/a-first-match-day.json', 'ta/insights/a-first-match-day.json'),
  ],
  [
    'a new question, and a group of another name',
    ({ edit }) =>
      edit('faqs/faqs.json', ({ groups }: { groups: List<{ title: string; items: Fields[] }> }) => {
        groups[0].title = 'Land'
        groups[0].items.unshift({
          slug: 'parking',
          question: 'Is there room for a car?',
          answer: ['Each plot stands on a road of thirty feet.'],
        })
      }),
  ],
  [
    'a registration with its papers',
    ({ edit }) =>
      edit('projects/vistara.json', (project: Fields & { card: Fields; plan: Fields }) => {
        project.registration = registered({ qrCode: project.card.image })
        project.documents = [
          {
            ...{ name: 'Layout approval', reference: 'LP/12', issuer: 'DTCP', date: '2026-01-31' },
            proves: 'The plots are approved.',
          },
        ]
        project.approvedLayout = {
          ...{ reference: 'LP/12', date: '2026-01-31', image: project.card.image },
          isPlaceholder: false,
        }
        project.plan.isIllustrative = false
      }),
  ],
  [
    'other pictures and another order of them',
    ({ edit }) => {
      edit('gallery.json', (pictures: unknown[]) => pictures.reverse())
      edit('projects/vistara.json', (project: { hero: Fields; gallery: unknown[] }) => {
        project.hero.image = 'charts/park'
        project.gallery.reverse()
      })
    },
  ],
  [
    'the grievance officer named, and data kept for longer',
    ({ edit }) =>
      edit('privacy/privacy.json', (privacy) => {
        privacy.officer = { name: 'R. Meena', hours: 'Monday to Friday, 10 AM to 5 PM' }
        privacy.kept = 'two years'
      }),
  ],
]
