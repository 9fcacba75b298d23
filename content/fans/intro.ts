import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'
import { introSchema } from '@/content/schema/fan-home'

/** The words of the intro. */
export const introWords = defineDocument('fans/intro.json', introSchema, figures)
