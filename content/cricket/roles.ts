import { defineDocument } from '@/content/define'

/** The symbol and a general description of each role; nothing about individual players. */
export const roles = defineDocument('cricket/roles.json')
