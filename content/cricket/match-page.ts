import { defineDocument } from '@/content/define'

/** The texts of the pages of matches. */
export const matchPage = defineDocument('cricket/match-page.json')
