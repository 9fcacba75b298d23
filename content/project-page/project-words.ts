import { enquiryField } from '@/content/enquiry'
import type { Plan } from '@/content/schema/plan'
import type { Registration } from '@/content/schema/project'
import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { fill } from '@/lib/domain/format/fill'
import { availabilityText } from '@/lib/domain/property/availability'
import { VIDEO } from '@/lib/domain/property/visit'
import { env } from '@/lib/server/env'
import { defineDocument, defineWithEnglish } from '../define'

const document = defineWithEnglish('project-page/words.json')

/**
 * Texts shared by all project pages: headings, controls, announcements. Placeholders are filled by
 * `fill()` of lib/domain/format/fill.
 */
export const projectWords = document.words

/** Texts that the forms send: their subjects and the chosen plot. */
export const sentWords = {
  side: document.sent(({ sideForm }) => sideForm.subject),
  visit: document.sent(({ visit }) => visit.subject),
  enquiry: document.sent(({ enquiry }) => enquiry.subject),
  plot: document.sent(({ contact }) => contact.plotValue),
}

const rules = defineDocument('project-page/rules.json')

/** The dated defaults of the estimate. Sources differ on duty and fee, so visitors can edit them. */
export const costAssumptions = rules.estimate

/** Number and promoter of a registered project, for its shared link and sharing image; otherwise undefined. */
export const sharedRegistration = (registration: Registration | undefined): string | undefined =>
  registration?.kind === 'registered'
    ? fill(projectWords.registration.shared, {
        number: registration.number,
        promoter: registration.promoter.name,
      })
    : undefined

const { visit: words, video } = projectWords

/** The visit form: name and contact, on site or by video, a day within the next `visitDays`, a part of the day. */
export const visitFields: readonly FieldSpec[] = [
  enquiryField.name,
  { ...enquiryField.email, isHalf: true },
  { ...enquiryField.buyerPhone, isHalf: true },
  {
    name: 'visit_by',
    kind: 'choice',
    label: video.by,
    options: [
      { value: 'on-site', label: video.onSite },
      { value: VIDEO, label: video.call },
    ],
    isOpen: true,
    besides: video.clock,
    messages: {},
  },
  {
    name: 'visit_date',
    kind: 'date',
    label: words.day,
    days: { count: rules.visitDays, built: env.day },
    isHalf: true,
    messages: { missing: words.dayMissing, invalid: words.dayMissing },
  },
  {
    ...enquiryField.preferredTime,
    label: words.time,
    placeholder: words.choose,
    isHalf: true,
    messages: { missing: words.timeMissing },
  },
  enquiryField.answerBy,
]

/** A sentence with the day on which a plan's statuses were last checked; undefined if never checked. */
export const availabilityOf = ({ checkedOn }: Plan): string | undefined =>
  availabilityText(checkedOn, env.day, projectWords.availability)
