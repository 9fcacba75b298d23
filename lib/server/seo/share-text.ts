import { letterCount } from '@/lib/domain/enquiry/tidy'

/** Chats show about as many letters of a description. */
const LETTERS = 80

/** Where a sentence, else a part of one, else a word ends. A comma or colon goes with what it leads to. */
const ENDS = [/[.!?](?=\s)/g, /(?=[,;:]\s)/g, /(?=\s)/g]

/** What a shared link says below its title: as much of the description as chats show, cut where it may be. */
export function shareText(description: string): string {
  if (letterCount(description) <= LETTERS) return description
  for (const [at, end] of ENDS.entries()) {
    const isWhole = at === 0
    const texts = [...description.matchAll(end)]
      .map(({ 0: sign, index }) => description.slice(0, index + sign.length))
      .map((text) => (isWhole ? text : `${text}…`))
      .filter((text) => letterCount(text) <= LETTERS)
    const longest = texts.at(-1)
    // A beginning of two words says too little.
    if (longest && (letterCount(longest) >= LETTERS / 2 || at === ENDS.length - 1)) return longest
  }
  return `${description.slice(0, LETTERS - 1)}…`
}
