import type { ImageName } from './images'

/** What a picture shows, in words. The Tamil edition takes `alt-text.ta.ts` in place of this file. */
export const altText = (_name: ImageName, english: string): string => english
