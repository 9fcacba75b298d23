/** Changes of content: on a copy on the disk, or as changes that lie over what is there. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What a change is given. Documents are named as in content/en, their Tamil words with `ta/` before it.
 *
 * @typedef {object} Editor
 * @property {(file: string) => any} read
 * @property {(file: string, value: unknown) => void} write a text is written as it is
 * @property {(file: string, change: (value: any) => void) => void} edit
 * @property {(file: string, words: string | RegExp, others: string) => void} replace
 * @property {(...files: string[]) => void} remove
 * @property {(folder: string) => string[]} list
 */

const withLanguage = (name) => (name.startsWith('ta/') ? name : `en/${name}`)

/** The file of such a name, as faults give it. */
export const fileIn = (name) => `content/${withLanguage(name)}`

/** @returns {Editor} */
export const copyOf = (folder) =>
  editorOf(folder, (file, text) => {
    const place = path.join(folder, withLanguage(file))
    if (text === null) return rmSync(place, { force: true })
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  })

/** The changed files as the checks take them; nothing is written. */
export function overOf(folder, change) {
  const over = new Map()
  change(editorOf(folder, (file, text) => over.set(file, text), over))
  return [...over].map(([file, text]) => ({ file: fileIn(file), text }))
}

function editorOf(folder, put, over = new Map()) {
  const placeOf = (name) => path.join(folder, withLanguage(name))
  const textOf = (file) => over.get(file) ?? readFileSync(placeOf(file), 'utf8')
  const read = (file) => JSON.parse(textOf(file))
  const write = (file, value) =>
    put(file, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`)
  return {
    read,
    write,
    edit(file, change) {
      const value = read(file)
      change(value)
      write(file, value)
    },
    replace(file, words, others) {
      const changed = textOf(file).replaceAll(words, others)
      if (changed === textOf(file)) throw new Error(`${file} has no ${words}`)
      write(file, changed)
    },
    remove(...files) {
      for (const file of files) put(file, null)
    },
    list: (name) =>
      existsSync(placeOf(name))
        ? readdirSync(placeOf(name)).filter((file) => file.endsWith('.json'))
        : [],
  }
}
