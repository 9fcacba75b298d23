import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'

/** The words of the intro. */
export const introWords = defineDocument('fans/intro.json', { figures })
