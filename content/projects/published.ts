import { isPublished } from '@/content/unpublished'
import { projects } from './projects'

/** The projects that this build publishes, in the order of the listing. */
export const publishedProjects = projects.all.filter(isPublished)
