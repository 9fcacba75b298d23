import { seasonWords } from '@/content/cricket/season-words'
import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'
import { playerPageSchema } from '@/content/schema/fan-home'

const words = defineDocument('fans/player-page.json', playerPageSchema, figures)

/** The words of the players' cards and pages. */
export const playerWords = {
  ...words,
  facts: { ...words.facts, champions: seasonWords.honour },
}
