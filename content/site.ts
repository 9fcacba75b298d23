import { defineDocument } from './define'

/** Facts of the group, said once. Everything that names, calls or mails the group reads them here. */
export const site = defineDocument('site.json')
