/** The words of a page's scripts and data: a script may make an element or set a state that a rule is about. */
import { existsSync, readFileSync } from 'node:fs'
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
 * The same of a page as data. It repeats the page's styles, whose words do not count.
 *
 * @param {string} data as the framework reads it
 * @returns {Set<string>}
 */
export function wordsOfData(data) {
  const words = new Set()
  for (const [, name, value = ''] of data.matchAll(/"([\w-]+)":(?:"([^"{}]*)")?/g)) {
    for (const word of [`[${name}]`, `[${name}=${value}]`, ...(value.match(WORD) ?? [])]) {
      words.add(word)
    }
  }
  for (const [, tag] of data.matchAll(/\["\$","([\w-]+)"/g)) words.add(tag)
  return words
}

/** Files that a script may load later, as it names them. Styles among them use the page's properties. */
const CHUNK = /static\/chunks\/[\w.~-]+\.(?:js|css)/g

/**
 * @param {string} folder of the framework's files
 * @returns {(file: string) => Set<string>} the words of a script and of all that it may load
 */
export function scriptWords(folder) {
  const known = new Map()
  const read = (file) => {
    if (!known.has(file)) {
      const code = existsSync(path.join(folder, file))
        ? readFileSync(path.join(folder, file), 'utf8')
        : ''
      known.set(file, { words: wordsOf(code), chunks: new Set(code.match(CHUNK)) })
    }
    return known.get(file)
  }
  return (file) => {
    // A set that grows while it is gone through.
    const files = new Set([file])
    for (const each of files) for (const chunk of read(each).chunks) files.add(chunk)
    return new Set([...files].flatMap((each) => [...read(each).words]))
  }
}

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
