import { googleEventAddress } from '@/lib/domain/calendar/google-event'
import { whatsappAddress } from '@/lib/domain/contact/phone'
import type { Sent, Texts } from '@/lib/domain/enquiry/texts'
import { dayText } from '@/lib/domain/format/dates'
import { fill } from '@/lib/domain/format/fill'
import { directionsUrl } from '@/lib/domain/property/map'
import { VIDEO, VISIT_HOURS, visitEvent } from '@/lib/domain/property/visit'
import { contactLinks } from './contact-links'
import type { FieldSpec } from './form-fields'

/** A form's subject: the prefix of its references; for a project, its name and place in the page's language. */
export type About = { code: string; name?: string; place?: string }

/** Templates of the prepared reply in the desk's mail. */
export type ReplyWords = {
  /** With `{name}`, `{project}`, `{day}` and `{time}`. */
  replyVisit: string
  /** With `{name}` and `{subject}`. */
  reply: string
  /** With `{place}`. */
  replyPlace: string
  /** With `{id}`. */
  reference: string
}

type Enquiry = {
  fields: readonly FieldSpec[]
  /** The fields' values after `normalise`. */
  values: Texts
  /** The whole form, with its reference and the chosen plot. */
  body: FormData
  subject: Sent
  about: About
  words: ReplyWords
}

/**
 * Extra fields for the desk's mail: a link that opens a prepared reply in the visitor's language, by the chosen channel
 * (WhatsApp by default), and one that adds the visit to the desk's calendar. The links contain personal data: put them
 * only into the mail.
 */
export function deskFields(enquiry: Enquiry): Readonly<Record<string, string>> {
  const { values, subject } = enquiry
  const visit = visitIn(enquiry)
  const text = replyText(enquiry, visit)
  const way = values.answer_by || 'whatsapp'
  const { phone = '', email } = values
  const number = /^\d{10}$/.test(phone) ? `+91${phone}` : phone
  const mail = contactLinks({ email }, subject.text, text).mail
  const calendar = visit && calendarOf(enquiry, visit)
  return {
    ...(way === 'whatsapp' &&
      number.startsWith('+') && { whatsapp_reply: whatsappAddress(number, text) }),
    ...(way === 'mail' && mail && { mail_reply: mail }),
    ...(calendar && { calendar }),
  }
}

/** The requested day and part of the day. `video`: the label of the video-call option, if chosen. */
type VisitRequest = { date: string; slot: keyof typeof VISIT_HOURS; time: string; video?: string }

function visitIn({ fields, values }: Enquiry): VisitRequest | undefined {
  const { visit_date: date, preferred_time: slot = '' } = values
  if (!date || !Object.hasOwn(VISIT_HOURS, slot)) return undefined
  const labelOf = (name: string, value: string) =>
    fields.find((field) => field.name === name)?.options?.find((each) => each.value === value)
      ?.label ?? value
  return {
    date,
    slot: slot as VisitRequest['slot'],
    time: labelOf('preferred_time', slot),
    ...(values.visit_by === VIDEO && { video: labelOf('visit_by', VIDEO) }),
  }
}

const sentIn = (body: FormData, ...names: readonly string[]): string | undefined =>
  names.map((name) => body.get(name)).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined

function replyText(
  { values, body, subject, about, words }: Enquiry,
  visit: VisitRequest | undefined,
) {
  const { name = '' } = values
  const { name: project = subject.text, place } = about
  const opening = visit
    ? fill(words.replyVisit, { name, project, day: dayText(visit.date), time: visit.time })
    : fill(words.reply, { name, subject: subject.text })
  const plot = [sentIn(body, 'plot_shown', 'plot'), sentIn(body, 'plot_price')]
  const isOnSite = visit && !visit.video
  const map = isOnSite && sentIn(body, 'place')
  return [
    opening,
    plot.filter(Boolean).join(', '),
    sentIn(body, 'plot_page'),
    visit?.video,
    isOnSite && place && fill(words.replyPlace, { place }),
    map && directionsUrl(map),
    fill(words.reference, { id: sentIn(body, 'reference') ?? '' }),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The calendar link of the visit, with the visitor's name and contact details. */
function calendarOf(
  { values, body, subject }: Enquiry,
  { date, slot, video }: VisitRequest,
): string {
  const note = [
    ...[sentIn(body, 'reference'), sentIn(body, 'plot'), values.phone, values.email],
    ...[sentIn(body, 'plot_page', 'page')],
  ]
  const place = video ?? sentIn(body, 'place') ?? ''
  return googleEventAddress(
    visitEvent(
      { place, date, slot },
      {
        title: `${subject.sent}: ${values.name ?? ''}`,
        note: note.filter(Boolean).join('\n'),
      },
    ),
  )
}
