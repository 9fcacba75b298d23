import type { Registration } from '@/content/schema/project'
import { fill } from '@/lib/domain/format/fill'
import { defineDocument, defineWithEnglish } from '../define'

const document = defineWithEnglish('project-page/words.json')

/**
 * Words that every project's page shares: headings, controls, announcements. A placeholder in braces
 * is filled by `fill()` of lib/domain/format/fill.
 */
export const projectWords = document.words

/** The words that its forms send: what each is about, by the project's name, and the chosen plot. */
export const sentWords = {
  side: document.sent(({ sideForm }) => sideForm.subject),
  visit: document.sent(({ visit }) => visit.subject),
  enquiry: document.sent(({ enquiry }) => enquiry.subject),
  plot: document.sent(({ contact }) => contact.plotValue),
}

const rules = defineDocument('project-page/rules.json')

/** The dated defaults of the estimate (research: duty and fee vary by source, so they are editable). */
export const costAssumptions = rules.estimate

/** How many days ahead a visit can be asked for: the two weeks of `projectWords.visit`. */
export const { visitDays } = rules

/** Number and promoter of a registered project, as its shared link and the picture of that say them. */
export const sharedRegistration = (registration: Registration | undefined): string | undefined =>
  registration?.kind === 'registered'
    ? fill(projectWords.registration.shared, {
        number: registration.number,
        promoter: registration.promoter.name,
      })
    : undefined
