import { seasonWords } from '@/content/cricket/season-words'
import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'
import { fanHomeSchema } from '@/content/schema/fan-home'

const words = defineDocument('fans/home.json', fanHomeSchema, figures)

/** The words of the fan home, in the order a visitor meets them. */
export const fanHome = { ...words, hero: { ...words.hero, note: seasonWords.fanNote } }
