import { defineDocument } from '../define'
import { pageWordsSchema } from '../schema/page'

/** What every page of text says around its own words. */
export const pageWords = defineDocument('pages/words.ts', pageWordsSchema, {
  contents: 'On this page',
  updated: 'Last changed on {date}',
  draft: 'Draft: to be reviewed by the group’s counsel. It is not legal advice.',
})
