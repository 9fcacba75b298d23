import { z } from 'zod'
import { letterCount } from '@/lib/domain/enquiry/normalise'
import { advertisement } from './advertisement'
import {
  coordinates,
  day,
  fields,
  line,
  mailAddress,
  paper,
  perSqFt,
  placeholder,
  position,
  slug,
  token,
  webAddress,
} from './field-types'
import { imageAtLeast, imageName, uprightImage } from './image'
import { paperFile, paperPages, wrongPages } from './paper-file'
import { plotTable } from './plan'
import { phoneNumber, sitePath } from './site'

export const PROJECT_GROUNDS = ['teal', 'indigo', 'terracotta'] as const

/** Icons for highlights, from the site's icon set. */
const mark = z.enum(['pin', 'road', 'document', 'leaf', 'pen', 'shield'])

const point = fields({ title: line, text: line, paper })

const NUMBER =
  'Write the number as the Tamil Nadu authority wrote it, such as "TN/11/Layout/1234/2026".'

/**
 * Required in an advertisement by section 11(2) of the Real Estate Act and the TNRERA proceedings of 4 Aug
 * 2025. All fields or none, because a partial block would look like a registration. Without it, a live build does not
 * publish the project or residences.
 */
const registration = z.discriminatedUnion(
  'kind',
  [
    fields({
      kind: z.literal('registered'),
      number: z
        .string(NUMBER)
        .trim()
        .regex(/^TN(?:RERA)?\/\d{1,3}\/[A-Za-z]+\/\d{1,5}\/20\d\d$/, NUMBER)
        .meta({
          title: 'Registration number',
          description: 'As the authority wrote it, such as TN/11/Layout/1234/2026.',
        }),
      authority: fields({
        name: line,
        url: webAddress.meta({ title: 'Address on the web' }),
      }).meta({
        title: 'Authority',
        begins: {
          name: 'Tamil Nadu Real Estate Regulatory Authority',
          url: 'https://rera.tn.gov.in/',
        },
      }),
      /** The QR code issued by the authority, an image in `assets/`. */
      qrCode: imageAtLeast(120).meta({
        title: 'QR code',
        description: 'The picture that the authority issued.',
      }),
      registeredOn: day.meta({ title: 'Registered on' }),
      validUntil: day.meta({
        title: 'Valid until',
        description: 'The day after it a live build no longer offers what it belongs to.',
      }),
      promoter: fields({
        name: line,
        address: line,
        phone: phoneNumber,
        email: mailAddress,
      }).meta({ title: 'Promoter', description: 'As registered, with the address for buyers.' }),
      completionOn: day
        .meta({
          title: 'Completion',
          description: 'The day by which the promoter has to complete it.',
        })
        .optional(),
      updatedOn: day
        .meta({
          title: 'Last quarterly update',
          description: 'The day of the newest one on the site of the authority.',
        })
        .optional(),
      extent: line
        .meta({ title: 'Extent', description: 'As registered, such as 4.2 acres.' })
        .optional(),
      surveyNumbers: token
        .meta({ title: 'Survey numbers', description: 'As registered, such as 112/1, 112/2A.' })
        .optional(),
    })
      .refine(({ registeredOn, validUntil }) => !validUntil || registeredOn < validUntil, {
        path: ['validUntil'],
        error:
          'It ends before it begins. Write the last day on which it is valid, such as "2031-01-31".',
      })
      .meta({ title: 'Registered' }),
    fields({
      kind: z.literal('exempt'),
      reason: line.meta({ title: 'Why it needs no registration' }),
    }).meta({ title: 'Needs no registration' }),
  ],
  'Write "registered" or "exempt".',
)

const document = fields({
  name: line,
  reference: token.meta({ title: 'Number of the paper' }),
  issuer: line.meta({ title: 'Who issued it' }),
  date: day.meta({ title: 'Issued on' }),
  proves: line.meta({ title: 'What it proves', description: 'One sentence.' }).optional(),
  /** A published copy, on this site or on another. */
  file: paperFile.optional(),
  pages: paperPages.optional(),
  url: webAddress.meta({ title: 'Address of a copy on another site' }).optional(),
  isPlaceholder: placeholder.default(false),
}).superRefine(hasItsPages)

/** The approved layout, to compare with the site's drawing. */
const approvedLayout = fields({
  reference: token.meta({ title: 'Number of the approval' }),
  date: day.meta({ title: 'Approved on' }),
  image: imageName.meta({ title: 'Picture of it' }).optional(),
  file: paperFile.optional(),
  pages: paperPages.optional(),
  isPlaceholder: placeholder,
})
  .superRefine(hasItsPages)
  .refine(({ image, file }) => image ?? file, {
    path: ['image'],
    error:
      'There is nothing to see yet. Choose a picture of it, or name a PDF as the copy to read.',
  })

function hasItsPages(copied: Parameters<typeof wrongPages>[0], context: z.RefinementCtx) {
  const message = wrongPages(copied)
  if (message) context.addIssue({ code: 'custom', path: ['pages'], message })
}

/**
 * The payment stages of a plot. One of them is marked as the registered agreement of sale, because before it a promoter
 * may take at most a tenth (Real Estate Act, section 13).
 */
const BEFORE_AGREEMENT = 10
const payment = z
  .array(
    fields({
      when: line.meta({ title: 'When', description: 'Such as: On booking.' }),
      share: z
        .number()
        .positive()
        .max(100)
        .meta({ title: 'Share of the price', description: 'In percent, digits only.' }),
      isAgreement: z
        .boolean()
        .meta({
          title: 'With the registered agreement of sale',
          description: 'One stage has this tick. The law allows 10% in all before it.',
        })
        .optional(),
    }),
  )
  .readonly()
  .superRefine((stages, context) => {
    if (stages.length === 0) return
    const sum = (some: typeof stages) => some.reduce((all, { share }) => all + share, 0)
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    const all = sum(stages)
    if (Math.abs(all - 100) > 0.001) {
      refuse([], `The shares come to ${all}. Write shares that come to 100.`)
    }
    const agreement = stages.findIndex(({ isAgreement }) => isAgreement)
    if (stages.filter(({ isAgreement }) => isAgreement).length !== 1) {
      refuse([], 'Write "isAgreement": true at the one stage of the registered agreement of sale.')
      return
    }
    const before = sum(stages.slice(0, agreement))
    if (before > BEFORE_AGREEMENT) {
      refuse(
        [agreement - 1, 'share'],
        `Before the registered agreement the shares come to ${before}. The law allows a promoter at most ${BEFORE_AGREEMENT} there (Real Estate Act, section 13): write less, or put the agreement earlier.`,
      )
    }
  })

/** A distance by the usual route. Without a travel time, which is forbidden in advertisements. */
const distance = fields({
  to: line.meta({ title: 'To' }),
  kilometres: z.number().positive(),
  route: line.meta({
    title: 'By which road',
    description: 'Travel times are not allowed in advertisements of plots.',
  }),
})

/** The entrance of the land, and where visitors are met. */
const gate = fields({
  ...coordinates,
  turnAt: line.meta({
    title: 'Where to turn',
    description:
      'The last turn in a sentence, by what is seen there, such as Turn at the water tank.',
  }),
  meetingPoint: line.meta({
    title: 'Meeting point',
    description: 'Where the desk waits, such as The site office on the left.',
  }),
  image: imageName
    .meta({
      title: 'Photograph of the entrance',
      description: 'As it looks today, seen from the road.',
    })
    .optional(),
  paper,
})

/** A project: all data of its page, card, fact sheet and brochure. */
export const project = advertisement(
  fields({
    slug,
    /** Position in the listing, counted from one. */
    position,
    /** Short enough for the form's message together with a plot's number, size and facing. */
    name: line
      .refine((name) => letterCount(name) <= 15, 'Write at most 15 letters.')
      .meta({ description: 'At most 15 letters.', isWords: true, isOwn: true }),
    /** A draft, which builds leave out completely (content/unpublished.ts). */
    isHidden: z
      .boolean()
      .meta({
        title: 'Not on the site yet',
        names: { true: 'Hidden', false: 'Shown' },
        description:
          'Nothing of the project stands anywhere on the public site. Untick it once everything is right.',
        isOwn: true,
        begins: true,
      })
      .optional(),
    /** Another spelling in use, for search engines. */
    alternateName: token
      .meta({ title: 'Another spelling', description: 'For search engines only.', isOwn: true })
      .optional(),
    /** Absent if unknown. */
    status: fields({
      value: z.enum(['in-progress', 'completed']).meta({ title: 'How far it is' }),
      isPlaceholder: placeholder,
    })
      .meta({ isOwn: true })
      .optional(),
    /** Rupees. */
    pricePerSqFt: perSqFt.meta({
      title: 'Price per sq.ft',
      description:
        'Rupees, digits only. Every other price of the project is worked out from it. A plot may have its own, in "Plots".',
      isOwn: true,
    }),
    /** Absent until the owner has looked it up. Stamp duty and fee apply to this or the price, whichever is higher. */
    guidelineValue: fields({
      perSqFt: z.number().positive().max(100_000).meta({
        title: 'Guideline value per sq.ft',
        description: 'Rupees, digits only, as TNREGINET shows it for the survey number.',
      }),
      asOf: day.meta({ title: 'Looked up on' }),
      source: webAddress.meta({ title: 'Where it can be looked up' }).optional(),
    })
      .meta({
        title: 'Guideline value',
        description: 'Stamp duty and fee are worked out on the higher of it and the price.',
        isOwn: true,
      })
      .optional(),
    /** What the price includes and excludes. Empty until the owner provides it. */
    priceCovers: z
      .array(
        fields({
          text: line.meta({ title: 'What', description: 'Such as: Roads and drains.' }),
          isIncluded: z.boolean().meta({ title: 'In the price' }),
          paper,
        }),
      )
      .readonly()
      .default([])
      .meta({
        title: 'In the price, and not in it',
        row: 'Thing in the price or not',
        description:
          'Development, roads, water, power, maintenance, patta, as your papers say. Leave it empty while that is open.',
        isOwn: true,
      }),
    payment: payment.default([]).meta({
      title: 'When is paid',
      row: 'Stage of payment',
      description:
        'The stages in their order, as your papers say; together 100. Leave it empty while that is open.',
      isOwn: true,
    }),
    place: fields({
      locality: line.meta({ isOwn: true }),
      city: line.meta({ isOwn: true }),
      state: line,
      /** The map query. */
      mapQuery: token.meta({
        title: 'What the map is asked for',
        description: 'A place that Google Maps finds.',
        isOwn: true,
      }),
      distances: z.array(distance).readonly().default([]).meta({ isOwn: true, row: 'Distance' }),
      /** Absent until the owner knows it. */
      gate: gate
        .meta({
          title: 'Entrance',
          description:
            'Where visitors enter and are met. With it, directions, maps, messages and calendars lead there and not to the suburb.',
          isOwn: true,
        })
        .optional(),
    }),
    phone: phoneNumber
      .meta({
        title: 'Telephone',
        description:
          'Where the project has a number of its own. It is dialled and used for WhatsApp on its page.',
        isOwn: true,
      })
      .optional(),
    /** The text of the approvals cell in the facts bar. */
    approval: line
      .meta({
        title: 'Approval',
        description: 'What the facts bar says, such as Approved Layout.',
        isOwn: true,
      })
      .optional(),
    approvalPaper: paper,
    highlights: z
      .array(fields({ icon: mark, label: line, paper }))
      .length(3)
      .readonly()
      .meta({ row: 'Highlight' }),
    summary: line.meta({
      title: 'Summary',
      description:
        'Write {price}, {plots}, {smallest} and {largest} where a figure belongs: the site fills them.',
    }),
    hero: fields({
      /** The line above the name; both form the page's heading. */
      lead: line.meta({ title: 'Line above the name' }).optional(),
      paper,
      image: imageName,
      portrait: uprightImage.optional(),
    }),
    card: fields({ image: imageName }),
    /** The dark colour of its page, plan and brochure: `--ground-<value>` in styles/tokens.css. */
    ground: z
      .enum(PROJECT_GROUNDS)
      .meta({
        title: 'Colour of the page',
        description: 'Behind the plan, the reasons and the forms.',
      })
      .default('teal'),
    explore: fields({
      title: line,
      items: z.array(point).length(3).readonly().meta({ row: 'Point' }),
    }),
    plan: fields({
      intro: line,
      isIllustrative: z.boolean().meta({
        title: 'The plan is a sample drawing',
        description:
          'The site says Sample at the head of the plan. Untick it once the plan shows the surveyed plots and what is really sold.',
      }),
      /** Shown until there is a drawing. */
      survey: paperFile
        .meta({
          title: 'PDF of the surveyor',
          description:
            'Visitors can open it while there is no drawing of the plots. The list of plots, the costs and the forms are there anyhow.',
          isOwn: true,
        })
        .optional(),
    }),
    /** The plots while there is no drawing; ignored once there is one. */
    plots: plotTable
      .meta({
        title: 'Plots while there is no drawing',
        description:
          'Once the site has a drawing, it counts and these do not. Which of them are sold stands in "Plots: sold, booked, free".',
        isOwn: true,
      })
      .optional(),
    /** The picture beside the list of plots. Absent if it would repeat the hero's. */
    scene: fields({ image: imageName, caption: line, paper }).optional(),
    gallery: z
      .array(fields({ image: imageName, caption: line, paper }).meta({ title: 'Picture' }))
      .readonly()
      .meta({ isOwn: true }),
    /** What stands near by, beside the map. */
    features: fields({
      title: line,
      items: z.array(point).length(3).readonly().meta({ row: 'Feature' }),
    }).optional(),
    /** A building within the project with its own sales page. */
    residences: fields({
      title: line,
      facts: z
        .array(
          fields({ text: line, proof: line.meta({ title: 'Which paper will confirm it' }), paper }),
        )
        .readonly()
        .meta({ row: 'Fact' }),
      path: sitePath,
      linkLabel: line,
      /** Facts not confirmed by the owner: shown with a note, omitted from structured data. */
      isPlaceholder: placeholder,
      note: line,
      registration: registration
        .meta({
          title: 'Their own registration',
          description: 'Its own: that of the plots does not cover it.',
        })
        .optional(),
    })
      .meta({ isOwn: true })
      .optional(),
    whyChoose: fields({
      title: line,
      items: z.array(point).length(3).readonly().meta({ row: 'Reason' }),
    }),
    /** Absent until the owner provides it; never invented. Without it a live build does not publish the project. */
    registration: registration
      .meta({
        title: 'Registration',
        description:
          'With the real estate authority: all of it, or why it needs none. Without a valid one the live site does not offer the project; its page says name, place and one sentence.',
        isOwn: true,
      })
      .optional(),
    documents: z.array(document).readonly().default([]).meta({
      title: 'Papers',
      row: 'Paper',
      description:
        'Approvals and titles that buyers may check. A copy that no page shows is not published, nor is any while the project is not on offer.',
      isOwn: true,
    }),
    /** Absent until the owner provides it. */
    approvedLayout: approvedLayout
      .meta({
        title: 'Approved layout',
        description:
          'The plan as the authority stamped it: a picture, a PDF or both. It stands below ours, so that buyers can compare the two.',
        isOwn: true,
      })
      .optional(),
    /** Replaces the brochure that each build prints. */
    brochure: paperFile
      .meta({
        title: 'Brochure of your own',
        description:
          'A PDF that every link opens in place of the brochure of the site. As an advertisement it needs the registration number and the address of the authority. Its prices and plots do not follow those of this site.',
        isOwn: true,
      })
      .optional(),
  }).superRefine(
    ({ slug, documents, approvedLayout, brochure, plan, isHidden, residences }, context) => {
      if (isHidden && residences)
        context.addIssue({
          code: 'custom',
          path: ['isHidden'],
          message:
            'Its residences have a page of their own. Remove them first, or leave this empty.',
        })
      const copies = [
        { path: ['brochure'], file: brochure },
        ...documents.map(({ file }, at) => ({ path: ['documents', at, 'file'], file })),
        { path: ['approvedLayout', 'file'], file: approvedLayout?.file },
        { path: ['plan', 'survey'], file: plan.survey },
      ]
      for (const { path, file } of copies) {
        if (!file || file.startsWith(`${slug}/`)) continue
        const message = `This is the paper of another project. Put it into assets/papers/${slug}/, so that it goes where its project goes.`
        context.addIssue({ code: 'custom', path, message })
      }
    },
  ),
)

export type Project = z.infer<typeof project>
export type Registration = z.infer<typeof registration>
export type ProjectDocument = z.infer<typeof document>
export type ApprovedLayout = z.infer<typeof approvedLayout>
export type Gate = z.infer<typeof gate>
export type Distance = z.infer<typeof distance>
export type Point = z.infer<typeof point>
