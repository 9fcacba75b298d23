import type { ImageName } from './images'

/** The alternative text of a picture. The Tamil build replaces this file by `alt-text.ta.ts`. */
export const altText = (_name: ImageName, english: string): string => english
