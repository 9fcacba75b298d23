import { z } from 'zod'
import { fields, line, token, words, wordsWith } from './field-types'
import { internalLink } from './site'

/** Words of the interface: controls, announcements, form texts. */
export const labelsSchema = fields({
  skipToContent: line,
  loading: line,
  sample: line,
  /** Beside testimonials while none is real. */
  /** Stands on pictures that no camera took. */
  backToTop: line,
  /** How a small number is written in a sentence, from none on. */
  numbers: z.array(line),
  breadcrumb: line,
  opensInNewTab: line,
  /** The other language, in its own letters. */
  language: line,
  /** How a sentence says where to write and call, by what the group has: after "Write", and as a sentence. */
  reach: fields({
    mail: wordsWith('{email}'),
    form: line,
    call: wordsWith('{phone}', '{address}'),
  }),
  header: fields({ menu: line, close: line, main: line, homeLink: line }),
  footer: fields({
    landmark: line,
    address: line,
    quickLinks: line,
    gallery: line,
    social: line,
    company: fields({
      cin: wordsWith('{cin}'),
      registeredOffice: wordsWith('{address}'),
    }),
    more: line,
    cookieChoice: line,
  }),
  carousel: fields({
    previous: line,
    next: line,
    pause: line,
    play: line,
    slide: line,
    carousel: line,
    position: wordsWith('{n}', '{total}'),
  }),
  article: fields({ related: line, sources: line, more: line, illustration: line }),
  enquiry: fields({
    counter: wordsWith('{n}', '{max}'),
    send: line,
    sendAgain: line,
    sending: line,
    success: line,
    /** Follows the thank-you, and stands on the page after it. */
    reference: wordsWith('{id}'),
    /** Stands there where no script has made one. */
    noReference: line,
    /** By the tick that adds a form to what was sent before. */
    known: wordsWith('{id}'),
    /** What the visitor writes on WhatsApp after a form; its reference follows. */
    sentText: line,
    /** How the reply to a visit begins that the desk finds in its mail. */
    replyVisit: wordsWith('{name}', '{project}', '{day}', '{time}'),
    /** The same for any other form. */
    reply: wordsWith('{name}', '{subject}'),
    replyPlace: wordsWith('{place}'),
    failed: line,
    errorPrefix: words,
    timedOut: line,
    offline: line,
    keepTrying: line,
    /** Stands before the links to a person, where there are any. */
    otherWays: line,
    call: line,
    whatsapp: line,
    mail: line,
    botcheck: line,
    clear: line,
    unsure: line,
    optional: line,
  }),
  fields: fields({
    name: line,
    fullName: line,
    email: line,
    emailAddress: line,
    phone: line,
    phoneNumber: line,
    message: line,
    preferredTime: line,
    /** How the desk is to answer: one of the three. */
    answerBy: line,
    answerWays: fields({ whatsapp: line, call: line, mail: line }),
    choose: line,
    times: z
      .array(fields({ value: token, label: line }))
      .min(1)
      .readonly(),
    namePlaceholder: line,
    emailPlaceholder: line,
    phonePlaceholder: line,
    /** The box at a phone field, for a number of any country. */
    abroad: fields({
      label: line,
      /** What is sent besides, in the notice's list. */
      item: line,
      placeholder: line,
      invalid: line,
      article: internalLink,
    }),
    messagePlaceholder: line,
    errors: fields({
      nameInvalid: line,
      nameMissing: line,
      nameLong: wordsWith('{max}'),
      emailMissing: line,
      emailInvalid: line,
      phoneInvalid: line,
      messageMissing: line,
      messageLong: wordsWith('{max}'),
      choiceMissing: line,
    }),
  }),
  /** The feed of news, as readers list it. */
  feed: fields({
    title: line,
    about: line,
    result: wordsWith('{match}', '{ending}'),
    available: wordsWith('{name}', '{available}', '{total}'),
  }),
  islands: fields({ failed: line, reload: line }),
  page: fields({
    contents: line,
    updated: wordsWith('{date}'),
    checked: wordsWith('{date}'),
    draft: line,
  }),
})
export type Labels = z.infer<typeof labelsSchema>

/** The words of the enquiry form, as its island receives them. */
export type EnquiryLabels = Labels['enquiry']

/** What every page of text says around its own words. */
export type PageWords = Labels['page']
