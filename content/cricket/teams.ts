import { defineCollection } from '@/content/define'

/**
 * The eight teams of the league, with the feed's numbers and every spelling met in its answers. The
 * crests are this project's own badges, not the clubs' marks.
 */
export const teams = defineCollection('cricket/teams/{slug}.json', ({ slug }) => slug)
