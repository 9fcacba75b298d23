import { defineDocument } from '../define'
import { figures } from '../figures'

/** Questions by subject. */
export const faqs = defineDocument('faqs/faqs.json', { figures })
