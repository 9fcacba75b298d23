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
        image: 'plots/joint-venture-site-model',
        portrait: 'plots/joint-venture-site-model-portrait',
        view: 'lines',
        title: 'Innovate & Scale',
        text: 'We plan the layout, get the approvals and build the roads.',
        note: 'Plan and roads',
      },
      {
        image: 'plots/joint-venture-site-model',
        portrait: 'plots/joint-venture-site-model-portrait',
        view: 'houses',
        title: 'Strategic Growth',
        text: 'You share the plots or the sale, on written terms.',
        note: 'Stage by stage',
      },
    ],
  },
  benefits: {
    title: 'Why Choose a Joint Venture?',
    lede: 'Keep a share in your land while we develop it.',
    image: 'group/about',
    items: [
      {
        title: 'Deep industry expertise',
        text: 'We handle the survey, the layout, the approvals, the roads and the sale.',
      },
      {
        title: 'Synergistic resource sharing',
        text: 'You bring the land, we develop it. The agreement says what each part is worth.',
      },
      {
        title: 'Enhanced innovation',
        text: 'Buyers see every plot of your land on a site plan, with size, facing and price.',
      },
      {
        title: 'Global market expansion',
        text: 'A buyer abroad sees the same plan and price as a buyer nearby.',
      },
      {
        title: 'Risk mitigation',
        text: 'The agreement says who carries which risk before work starts.',
      },
    ],
  },
  commitment: {
    title: 'Our Commitment',
    lede: 'Terms in writing before work starts.',
    text: 'You can read every paper of the venture while it lasts. Read the agreement with your own lawyer before you sign.',
    image: 'plots/vistara-aerial-day',
  },
  questions: {
    title: 'What landowners ask first',
    lede: 'How joint ventures usually work. Your own agreement decides what applies to your land.',
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
      lede: 'Two usual ways to divide the result.',
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
          area: 'Your plots gain or lose value; you choose when to sell',
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
      lede: 'How long each stage takes depends on the land and the authorities. The agreement sets the dates.',
      stages: [
        { title: 'You write', text: 'Extent, village and how to reach you.' },
        { title: 'Papers are read', text: 'Title, encumbrances, survey and land use.' },
        {
          title: 'We walk the land',
          text: 'Boundaries, levels, water and access, together with you.',
        },
        {
          title: 'Terms are drafted',
          text: 'Share, dates, duties and how to end the venture, for your lawyer to read.',
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
      lede: 'You need none of them to write to us. Bring what you have to our second meeting.',
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
    text: 'Tell us how much land you have, in which village, and how to reach you.',
    label: 'Contact Us Now',
  },
  cases: {
    title: 'Our Successful Projects',
    more: 'Learn More',
    items: [
      {
        slug: 'vistara',
        name: 'Vistara',
        text: 'A central park, a 40 ft avenue with trees, and 30 ft roads.',
      },
      {
        slug: 'mandhra',
        name: 'Mandhara',
        text: 'Plots on a spine road, each facing north or south.',
      },
      {
        slug: 'nakshatra',
        name: 'Nakshatra',
        text: 'Plots in rings around a park.',
      },
    ],
  },
  contact: {
    title: 'Tell us about the land',
    lede: 'Tell us the extent, the village and a number to call.',
    subject: 'Joint venture: land offered',
  },
})
