import { defineDocument } from '@/content/define'

/** Each role's mark and what it means, in general terms: nothing about a player's own way of playing. */
export const roles = defineDocument('cricket/roles.json')
