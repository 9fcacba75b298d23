import { letterCount } from '@/lib/domain/enquiry/normalise'

/** The approximate width of a name, in average Latin letters. A Tamil letter counts as 1.5. */
export const letterWidth = (name: string): number =>
  /\p{Script=Tamil}/u.test(name) ? Math.ceil(letterCount(name) * 1.5) : name.length
