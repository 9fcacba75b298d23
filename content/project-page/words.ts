import { defineDocument } from '../define'
import { projectWordsSchema } from '../schema/project-page'
import { projectRulesSchema } from '../schema/project-rules'

/**
 * Words that every project's page shares: headings, controls, announcements. A placeholder in braces
 * is filled by `fill()` of lib/format/fill.
 */
export const projectWords = defineDocument('project-page/words.json', projectWordsSchema)

const rules = defineDocument('project-page/rules.json', projectRulesSchema)

/** The dated defaults of the estimate (research: duty and fee vary by source, so they are editable). */
export const costAssumptions = rules.estimate

/** How many days ahead a visit can be asked for: the two weeks of `projectWords.visit`. */
export const { visitDays } = rules
