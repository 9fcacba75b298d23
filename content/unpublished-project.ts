import { defineDocument } from './define'

/** The texts for projects that are not published. */
export const unpublishedProject = defineDocument('unpublished-project.json')
