/** The words of a page's scripts and data: a script may make an element or set a state that a rule is about. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A name in a script, a style sheet or a text. */
export const WORD = /[\w-]+/g

/**
 * The words that may be a tag, a class or an attribute in what a script makes. A name in `dataset` counts
 * as its attribute as well.
 */
export function wordsOf(code: string): Set<string> {
  const words = new Set<string>(code.match(WORD))
  for (const [, name = ''] of code.matchAll(/\bdataset\.(\w+)/g)) words.add(`data-${kebab(name)}`)
  return words
}

/** The same of the data of an island, as JSON: a name in it may become an attribute, and its text the value. */
export function wordsOfData(data: string): Set<string> {
  const words = new Set<string>()
  for (const [, name, value = ''] of data.matchAll(/"([\w-]+)":(?:"([^"{}]*)")?/g)) {
    for (const word of [`[${name}]`, `[${name}=${value}]`, ...(value.match(WORD) ?? [])]) {
      words.add(word)
    }
  }
  return words
}

/** Tells the words of each script of a folder. */
export function scriptWords(folder: string): (file: string) => Set<string> {
  const known = new Map<string, Set<string>>()
  return (file) => {
    const words = known.get(file) ?? wordsOf(readFileSync(path.join(folder, file), 'utf8'))
    known.set(file, words)
    return words
  }
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
