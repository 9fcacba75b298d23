import { defineDocument } from './define'
import { siteSchema } from './schema/site'

/** Facts of the group, said once. Everything that names, calls or mails the group reads them here. */
export const site = defineDocument('site.json', siteSchema)
