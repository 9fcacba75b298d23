/** Changes of content: on a copy on the disk, or as changes that lie over what is there. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A document, or a part of one, of which a change knows no more. */
export type Fields = Record<string, unknown>

/** A list that has at least as many entries as any change asks for by their place. */
export type List<Entry = Fields> = [Entry, Entry, Entry, Entry, ...Entry[]]

/** What a change is given. Documents are named as in content/en, their Tamil words with `ta/` before it. */
export type Editor = {
  read: <Value extends object = Fields>(file: string) => Value
  /** A text is written as it is. */
  write: (file: string, value: unknown) => void
  edit: <Value extends object = Fields>(file: string, change: (value: Value) => void) => void
  replace: (file: string, words: string, others: string) => void
  remove: (...files: readonly string[]) => void
  list: (folder: string) => string[]
}

export type ContentChange = (content: Editor) => void

const withLanguage = (name: string) => (name.startsWith('ta/') ? name : `en/${name}`)

/** The file of such a name, as faults give it. */
export const fileIn = (name: string) => `content/${withLanguage(name)}`

/** Writes the changed files. */
export const copyOf = (folder: string): Editor =>
  editorOf(folder, (file, text) => {
    const place = path.join(folder, withLanguage(file))
    if (text === null) return rmSync(place, { force: true })
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  })

/** The changed files as the checks take them; nothing is written. */
export function overOf(folder: string, change: ContentChange) {
  const over = new Map<string, string | null>()
  change(editorOf(folder, (file, text) => over.set(file, text), over))
  return [...over].map(([file, text]) => ({ file: fileIn(file), text }))
}

function editorOf(
  folder: string,
  put: (file: string, text: string | null) => void,
  over: ReadonlyMap<string, string | null> = new Map(),
): Editor {
  const placeOf = (name: string) => path.join(folder, withLanguage(name))
  const textOf = (file: string) => over.get(file) ?? readFileSync(placeOf(file), 'utf8')
  const read: Editor['read'] = (file) => JSON.parse(textOf(file))
  const write: Editor['write'] = (file, value) =>
    put(file, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`)
  return {
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
      for (const file of files) put(file, null)
    },
    list: (name) =>
      existsSync(placeOf(name))
        ? readdirSync(placeOf(name)).filter((file) => file.endsWith('.json'))
        : [],
  }
}
