import { letterCount } from '@/lib/domain/enquiry/tidy'

/** How wide a name stands, in Latin letters of average width. A Tamil letter is half as wide again. */
export const letterWidth = (name: string): number =>
  /\p{Script=Tamil}/u.test(name) ? Math.ceil(letterCount(name) * 1.5) : name.length
