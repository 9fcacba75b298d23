import { defineDocument } from '../define'
import { cinemasSchema } from '../schema/cinemas'

/**
 * The words of the cinemas page. It explains what formats mean for a viewer and claims no
 * installation: what a hall has is said with the hall, in `venues.list`, once there is one.
 */
export const cinemas = defineDocument('cinemas/cinemas.json', cinemasSchema)
