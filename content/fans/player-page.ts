import { defineDocument } from '@/content/define'
import { figures } from '@/content/figures'

/** The texts of the players' cards and pages, and of the squad. */
export const playerWords = defineDocument('fans/player-page.json', { figures })
