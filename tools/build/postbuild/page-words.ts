/** The words in scripts and data of a page, from which a script may create elements or set attributes. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A word in a script, a style sheet or a text. */
export const WORD = /[\w-]+/g

/**
 * The words of a script that may be a tag, class or attribute that it sets. A property of `dataset` counts
 * as its `data-` attribute as well.
 */
export function wordsOf(code: string): Set<string> {
  const words = new Set<string>(code.match(WORD))
  for (const [, name = ''] of code.matchAll(/\bdataset\.(\w+)/g)) words.add(`data-${kebab(name)}`)
  return words
}

/** The same for JSON data of an island, with `[name]` and `[name=value]` for its fields as attributes. */
export function wordsOfData(data: string): Set<string> {
  const words = new Set<string>()
  for (const [, name, value = ''] of data.matchAll(/"([\w-]+)":(?:"([^"{}]*)")?/g)) {
    for (const word of [`[${name}]`, `[${name}=${value}]`, ...(value.match(WORD) ?? [])]) {
      words.add(word)
    }
  }
  return words
}

/** Returns a function that gives the words of a script in the folder. */
export function scriptWords(folder: string): (file: string) => Set<string> {
  const known = new Map<string, Set<string>>()
  return (file) => {
    const words = known.get(file) ?? wordsOf(readFileSync(path.join(folder, file), 'utf8'))
    known.set(file, words)
    return words
  }
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
