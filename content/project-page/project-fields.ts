import { enquiryField } from '@/content/enquiry'
import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'
import { VIDEO } from '@/lib/domain/property/visit'
import { env } from '@/lib/server/env'
import { projectWords, visitDays } from './project-words'

const { visit: words, video } = projectWords

/** The form that asks for a day on the land: who, which day of the next fourteen, which part of it. */
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
    days: { count: visitDays, built: env.day },
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
