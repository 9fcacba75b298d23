import tamil from '@/assets/alt.ta.json'
import type * as english from './alt-text'

const texts: Readonly<Record<string, string>> = tamil

/** Tamil version of `alt-text.ts`: texts from assets/alt.ta.json. */
export const altText: typeof english.altText = (name, english) => texts[name] ?? english
