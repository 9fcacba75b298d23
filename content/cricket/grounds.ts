import { defineCollection } from '@/content/define'
import { groundSchema } from '@/content/schema/ground'

/** The grounds of the league, each with its city. */
export const grounds = defineCollection('cricket/grounds', groundSchema, ({ slug }) => slug)
