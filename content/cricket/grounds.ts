import { defineCollection } from '@/content/define'

/** The grounds of the league, each with its city. */
export const grounds = defineCollection('cricket/grounds/{slug}.json', ({ slug }) => slug)
