/** Changes of content in memory, on top of the files on the disk. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A document or a part of one, of unknown structure. */
export type Fields = Record<string, unknown>

/** A list with at least as many entries as changes access by index. */
export type List<Entry = Fields> = [Entry, Entry, Entry, Entry, ...Entry[]]

/** The argument of a change. Documents are named as in content/en, their Tamil texts with the prefix `ta/`. */
export type Editor = {
  read: <Value extends object = Fields>(file: string) => Value
  /** A string is written unchanged. */
  write: (file: string, value: unknown) => void
  edit: <Value extends object = Fields>(file: string, change: (value: Value) => void) => void
  replace: (file: string, words: string, others: string) => void
  remove: (...files: readonly string[]) => void
  list: (folder: string) => string[]
}

export type ContentChange = (content: Editor) => void

const withLanguage = (name: string) => (name.startsWith('ta/') ? name : `en/${name}`)

/** The path of such a document, as in errors. */
export const fileIn = (name: string) => `content/${withLanguage(name)}`

/** The changed files as input of the checks; nothing is written. */
export function overOf(folder: string, change: ContentChange) {
  const over = new Map<string, string | null>()
  const placeOf = (name: string) => path.join(folder, withLanguage(name))
  const textOf = (file: string) => over.get(file) ?? readFileSync(placeOf(file), 'utf8')
  const read: Editor['read'] = (file) => JSON.parse(textOf(file))
  const write: Editor['write'] = (file, value) =>
    over.set(file, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`)
  change({
    read,
    write,
    edit<Value extends object>(file: string, change: (value: Value) => void) {
      const value = read<Value>(file)
      change(value)
      write(file, value)
    },
    replace(file, words, others) {
      const changed = textOf(file).replaceAll(words, others)
      if (changed === textOf(file)) throw new Error(`${file} has no ${words}`)
      write(file, changed)
    },
    remove(...files) {
      for (const file of files) over.set(file, null)
    },
    list(name) {
      const onDisk = existsSync(placeOf(name)) ? readdirSync(placeOf(name)) : []
      const added = [...over.keys()].filter((file) => path.dirname(file) === name)
      const files = new Set([...onDisk, ...added.map((file) => path.basename(file))])
      return [...files].filter(
        (file) => file.endsWith('.json') && over.get(path.join(name, file)) !== null,
      )
    },
  })
  return [...over].map(([file, text]) => ({ file: fileIn(file), text }))
}
