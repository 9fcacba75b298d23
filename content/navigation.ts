import { defineDocument } from './define'
import { navigationSchema } from './schema/site'

/** The links of the group's header and footer. */
export const navigation = defineDocument('navigation.json', navigationSchema)
