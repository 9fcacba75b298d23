/** The words of a page's scripts and data: a script may make an element or set a state that a rule is about. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A name in a script, a style sheet or a text. */
export const WORD = /[\w-]+/g

/**
 * The words that may be a tag, a class or an attribute in what a script makes. A name in `dataset` counts
 * as its attribute as well.
 *
 * @param {string} code
 * @returns {Set<string>}
 */
export function wordsOf(code) {
  const words = new Set(code.match(WORD))
  for (const [, name] of code.matchAll(/\bdataset\.(\w+)/g)) words.add(`data-${kebab(name)}`)
  return words
}

/**
 * The same of the data of an island: a name in it may become an attribute, and its text the value.
 *
 * @param {string} data as JSON
 * @returns {Set<string>}
 */
export function wordsOfData(data) {
  const words = new Set()
  for (const [, name, value = ''] of data.matchAll(/"([\w-]+)":(?:"([^"{}]*)")?/g)) {
    for (const word of [`[${name}]`, `[${name}=${value}]`, ...(value.match(WORD) ?? [])]) {
      words.add(word)
    }
  }
  return words
}

/**
 * @param {string} folder of scripts
 * @returns {(file: string) => Set<string>} the words of one of them
 */
export function scriptWords(folder) {
  const known = new Map()
  return (file) => {
    if (!known.has(file)) known.set(file, wordsOf(readFileSync(path.join(folder, file), 'utf8')))
    return known.get(file)
  }
}

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
