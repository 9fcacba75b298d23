import { defineDocument } from '../define'
import { jointVentureSchema } from '../schema/joint-venture'

/** The words of the pitch to landowners. It explains how such ventures work; it promises no figure. */
export const jointVenture = defineDocument('joint-ventures/joint-venture.ts', jointVentureSchema, {
  meta: {
    title: 'Joint ventures with landowners in Tamil Nadu | Noyyal Properties',
    description:
      'For owners of land: how a joint venture works, area share against revenue share, the stages, the papers and the safeguards. Tell us extent and village.',
  },
  hero: {
    title: 'Joint ventures for landowners',
    label: 'Three reasons to talk',
    start: 'Get Started',
    slides: [
      {
        image: 'plots/joint-venture-site-model',
        portrait: 'plots/joint-venture-site-model-portrait',
        title: 'Partner with Us',
        text: 'You hold the land. We bring the layout, the approvals and the buyers.',
        note: 'Land and layout',
      },
      {
        image: 'plots/joint-venture-growth-towers',
        title: 'Innovate & Scale',
        text: 'A field on its own is worth a field. Drawn, approved and served by roads, it becomes an address.',
        note: 'From field to address',
      },
      {
        image: 'plots/joint-venture-construction-sunrise',
        title: 'Strategic Growth',
        text: 'Stage by stage, on terms that are written down before the first stone is moved.',
        note: 'Stage by stage',
      },
    ],
  },
  benefits: {
    title: 'Why Choose a Joint Venture?',
    lede: 'Selling land ends your part in it. A venture keeps you in the story, and asks more questions first.',
    image: 'group/about',
    items: [
      {
        title: 'Deep industry expertise',
        text: 'Survey, layout, approval, roads, sale: each has its own people and its own order. You need not learn them by accident.',
      },
      {
        title: 'Synergistic resource sharing',
        text: 'You put in the ground, we put in the means to make a layout of it. The agreement says what each part is worth.',
      },
      {
        title: 'Enhanced innovation',
        text: 'Site plans that show every plot, a price that stands first, papers in the open. Your land is shown the same way.',
      },
      {
        title: 'Global market expansion',
        text: 'A buyer abroad sees the same plan, price and papers as one in the next street.',
      },
      {
        title: 'Risk mitigation',
        text: 'No venture is without risk. It becomes smaller when both sides write down, before work starts, who carries which part.',
      },
    ],
  },
  commitment: {
    title: 'Our Commitment',
    lede: 'Terms in writing before work. Papers open while it lasts.',
    text: 'And where something is not known yet, we say so. A landowner who has read everything once is the best partner there is.',
    image: 'plots/joint-venture-construction-sunrise',
  },
  questions: {
    title: 'What landowners ask first',
    lede: 'How ventures of this kind usually work, in plain words. What applies to your land stands in your agreement alone.',
    criteria: {
      title: 'What land do you look for?',
      items: [
        {
          title: 'Extent',
          text: 'Enough for roads, a park and plots between them. Tell us the extent in any unit; neighbours may come in together.',
        },
        {
          title: 'Title',
          text: 'Clear, or such that it can be made clear. Say early if the land is inherited, shared, mortgaged or in dispute.',
        },
        {
          title: 'Access',
          text: 'A public road that reaches the land, or a right of way that is on paper.',
        },
      ],
    },
    shares: {
      title: 'Area share or revenue share?',
      lede: 'Two usual ways to divide what comes of the land. Neither is better everywhere.',
      columns: ['What it means for you', 'Area share', 'Revenue share'],
      rows: [
        {
          question: 'What you receive',
          area: 'An agreed part of the finished plots',
          revenue: 'An agreed part of the money from each sale',
        },
        {
          question: 'When',
          area: 'When the layout is finished and your plots are handed over',
          revenue: 'As plots are sold and paid for',
        },
        {
          question: 'Who sells',
          area: 'You sell or keep your own plots',
          revenue: 'The developer sells all of them',
        },
        {
          question: 'If prices move',
          area: 'Your plots are worth more or less, at your own choice of day',
          revenue: 'Your part rises or falls with each sale',
        },
        {
          question: 'What to settle in writing',
          area: 'Which plots are yours, by number and facing',
          revenue: 'The least price, the account and who may audit it',
        },
      ],
    },
    timeline: {
      title: 'In what order does it go?',
      lede: 'How long each stage takes depends on the land and the authorities. The agreement sets the dates; a web page cannot.',
      stages: [
        { title: 'You write', text: 'Extent, village and how to reach you.' },
        { title: 'Papers are read', text: 'Title, encumbrances, survey and land use.' },
        {
          title: 'We walk the land',
          text: 'Boundaries, levels, water and access, together with you.',
        },
        {
          title: 'Terms are drafted',
          text: 'Share, dates, duties and the way out, for your lawyer to read.',
        },
        {
          title: 'The agreement is signed',
          text: 'And registered, with the powers it gives and their limits.',
        },
        {
          title: 'Approval and registration',
          text: 'Of the layout, before a plot is advertised or sold.',
        },
        {
          title: 'Work, and your share',
          text: 'Roads and services are built; your part is handed over as agreed.',
        },
      ],
    },
    documents: {
      title: 'Which papers should I look for?',
      lede: 'You need none of them to write to us. They help at the second talk.',
      items: [
        'Sale deed or other deed of title, with the deeds before it',
        'Patta and chitta in the owner’s name',
        'Encumbrance certificate',
        'Field measurement sketch with survey numbers',
        'Legal heirship certificate, where the land is inherited',
        'Power of attorney, where someone acts for the owner',
        'Receipts of land tax',
        'Orders of any court case',
      ],
    },
    safeguards: {
      title: 'What should protect me?',
      items: [
        {
          question: 'Does the land leave my name?',
          answer:
            'That depends on the agreement. Ask what is transferred, at which stage and against what, and let a lawyer of your own read it before you sign.',
        },
        {
          question: 'What if the work does not start, or stops?',
          answer:
            'Have dates written in, with what follows when one is missed: notice, time to put it right, and how the agreement and the powers under it end.',
        },
        {
          question: 'How wide is the power of attorney?',
          answer:
            'It should name what may be done with the land and what may not, such as borrowing against it, and it should end with the agreement.',
        },
        {
          question: 'How do I know what was sold, and for how much?',
          answer:
            'Ask for an account of the project alone, regular statements, and the right to have them checked.',
        },
        {
          question: 'What does the Real Estate Act ask of me?',
          answer:
            'A layout above its limits is registered before anything is advertised or sold. An owner who shares in the sale can count as a promoter with duties of their own; ask your lawyer whether you do.',
        },
      ],
    },
    note: 'General information, not legal or tax advice.',
  },
  join: {
    title: 'Ready to Join Forces?',
    text: 'Three things are enough to begin: how much land, which village, and how to reach you.',
    label: 'Contact Us Now',
  },
  cases: {
    title: 'Our Successful Projects',
    more: 'Learn More',
    items: [
      {
        slug: 'vistara',
        name: 'Vistara',
        text: 'Roads of thirty feet, an avenue of forty and a park between them.',
      },
      {
        slug: 'mandhra',
        name: 'Mandhara',
        text: 'One spine road, two rows of plots, every one facing north or south.',
      },
      {
        slug: 'nakshatra',
        name: 'Nakshatra',
        text: 'Rings of plots around a park, each road leading back to it.',
      },
    ],
  },
  contact: {
    title: 'Tell us about the land',
    lede: 'Extent, village and a number to call. Papers can wait until we talk.',
    subject: 'Joint venture: land offered',
  },
})
