import { defineDocument } from '../define'
import { figures } from '../figures'
import { homeSchema } from '../schema/home'

/** The words and images of the group's home page. */
export const home = defineDocument('home/home.json', homeSchema, figures)
