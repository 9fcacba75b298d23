import { z } from 'zod'
import { fields, line, token, words, wordsWith } from './field-types'
import { internalLink } from './site'

/** Texts of the interface: controls, announcements, forms. */
export const labelsSchema = fields({
  skipToContent: line,
  loading: line,
  placeholderLabel: line,
  backToTop: line,
  /** Small numbers in words, starting with zero. */
  numbers: z.array(line).meta({ row: 'Number in words' }),
  breadcrumb: line,
  opensInNewTab: line,
  /** The other language's name, in its own script. */
  language: line,
  /** Parts of sentences with the group's contact details: `mail` and `form` follow "Write", `call` is a sentence. */
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
    /** In place of the counter while nothing is written. */
    counterEmpty: line,
    send: line,
    sendAgain: line,
    sending: line,
    success: line,
    /** Shown after the thank-you message, and on the success page. */
    reference: wordsWith('{id}'),
    /** Replaces the reference without JavaScript. */
    noReference: line,
    /** Label of the checkbox that adds a form to an earlier enquiry. */
    known: wordsWith('{id}'),
    /** Prefilled WhatsApp message after a form, followed by its reference. */
    sentText: line,
    /** Start of the desk's prepared reply to a visit. */
    replyVisit: wordsWith('{name}', '{project}', '{day}', '{time}'),
    /** The same for any other form. */
    reply: wordsWith('{name}', '{subject}'),
    replyPlace: wordsWith('{place}'),
    failed: line,
    errorPrefix: words,
    timedOut: line,
    offline: line,
    keepTrying: line,
    /** Introduces the contact links, if there are any. */
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
    /** The preferred channel for the desk's answer. */
    answerBy: line,
    answerWays: fields({ whatsapp: line, call: line, mail: line }),
    choose: line,
    times: z
      .array(fields({ value: token, label: line }))
      .min(1)
      .readonly()
      .meta({ row: 'Time' }),
    namePlaceholder: line,
    emailPlaceholder: line,
    phonePlaceholder: line,
    /** The checkbox at a phone field, for a number of any country. */
    abroad: fields({
      label: line,
      /** The additional data, in the privacy notice's list. */
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
  /** The news feed, as listed in feed readers. */
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

/** The texts of the enquiry form, as passed to its island. */
export type EnquiryLabels = Labels['enquiry']

/** Labels of the controls of a carousel. */
export type CarouselLabels = Labels['carousel']

/** Texts that all text pages share. */
export type PageWords = Labels['page']
