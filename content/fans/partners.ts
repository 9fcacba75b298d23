import { currentSeason, nextYear } from '@/content/cricket/seasons'
import { defineWithEnglish } from '@/content/define'
import { messageFields } from '@/content/enquiry'
import { figures } from '@/content/figures'
import type { FieldSpec } from '@/lib/domain/enquiry/form-fields'

const document = defineWithEnglish('fans/partners.json', { figures })

/** The texts of the page for partners. */
export const partners = document.words

/** The subject of the page's form. */
export const partnershipSubject = document.sent(({ form }) => form.subject)

const { company, category, season, messagePlaceholder } = partners.form
const next = nextYear(currentSeason)
const years = [next, next + 1].map(String)

/** The partners' form: the full form, with company, category and season. */
export const partnershipFields: readonly FieldSpec[] = [
  {
    name: 'company',
    kind: 'text',
    label: company.label,
    placeholder: company.placeholder,
    max: 80,
    messages: { missing: company.missing, long: company.long },
  },
  {
    name: 'category',
    kind: 'text',
    label: category.label,
    placeholder: category.placeholder,
    max: 80,
    isHalf: true,
    isOptional: true,
    messages: { long: category.long },
  },
  {
    name: 'season',
    kind: 'choice',
    label: season.label,
    placeholder: season.placeholder,
    options: [
      ...years.map((year) => ({ value: year, label: year })),
      { value: 'later', label: season.later },
    ],
    isHalf: true,
    isOptional: true,
    messages: {},
  },
  ...messageFields(messagePlaceholder),
]
