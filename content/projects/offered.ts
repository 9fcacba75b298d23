import { isOffered } from '@/content/unpublished'
import { projects } from './projects'

/** The projects that this build publishes as on offer, in the order of the listing. */
export const offered = projects.all.filter(isOffered)
