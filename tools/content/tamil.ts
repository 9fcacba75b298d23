/**
 * Reports Tamil texts that are missing, unknown, in English or stale, by file and place, and the progress. Fails if
 * there are any.
 *
 * npm run tamil                          only reports
 * npm run tamil -- --accept              records the current English of every text as translated
 * npm run tamil -- --accept FILE…        the same for these only, such as home/home.json or content/en/projects
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf, onDisk } from '@/content/folder'
import { readJson } from '@/content/json'
import { documentTypeOf } from '@/content/registry'
import { hashOf, translate, wordsOf } from '@/content/translated-words'

const FOLDER = onDisk(fileOf('', 'ta'))
const SOURCES = path.join(FOLDER, 'sources.json')

const { flags, files } = readArguments(process.argv.slice(2))
const same = new Set(readOr<readonly string[]>('same.json', []))
const sources = readOr<Record<string, Record<string, string>>>('sources.json', {})

const texts = namesIn(onDisk(fileOf('')))
  .flatMap((name) => {
    const schema = documentTypeOf(name)?.schema
    if (!schema) return []
    const document = readJson(fileOf(name))
    return { name, schema, document, words: wordsOf(schema, document) }
  })
  .filter(({ words }) => words.length > 0)
  .sort((a, b) => (a.name < b.name ? -1 : 1))

if (flags.includes('--accept')) accept()
look()

/** Records the English of each text, and removes records of deleted texts. */
function accept() {
  const chosen = texts.filter(({ name }) => files.length === 0 || files.some(isWithin(name)))
  if (chosen.length === 0) throw new Error(`no file with words fits ${files.join(', ')}`)
  const known = new Set(texts.map(({ name }) => name))
  const kept = Object.entries(sources).filter(([name]) => known.has(name))
  const accepted = chosen.map(({ name, words }) => {
    const hashes = Object.fromEntries(words.map(({ key, text }) => [key, hashOf(text)]))
    return [name, hashes] as const
  })
  const all = Object.fromEntries([...kept, ...accepted].sort(([a], [b]) => (a < b ? -1 : 1)))
  for (const name of Object.keys(sources)) delete sources[name]
  Object.assign(sources, all)
  writeFileSync(SOURCES, `${JSON.stringify(all, null, 2)}\n`)
  console.log(`${accepted.length} files are recorded as translated\n`)
}

function look() {
  const count = { strings: 0, words: 0, missing: 0, errors: 0 }
  for (const { name, schema, document, words } of texts) {
    count.strings += words.length
    count.words += words.reduce(
      (sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length,
      0,
    )
    const own = { words: readOr(name, {}), sources: sources[name] ?? {}, same }
    const { errors } = translate(schema, document, own)
    count.missing += errors.filter((error) => error.endsWith(' is missing')).length
    count.errors += errors.length
    for (const error of errors) console.log(`${fileOf(name, 'ta')}: ${error}`)
  }
  for (const name of strayFiles()) {
    count.errors += 1
    console.log(`${fileOf(name, 'ta')}: belongs to no English file with words`)
  }
  const { strings, words, missing, errors } = count
  console.log(
    `${strings} strings with ${words.toLocaleString('en')} English words in ${texts.length} files: ${strings - missing} in Tamil, ${missing} missing, ${errors} errors`,
  )
  if (errors > 0) process.exitCode = 1
}

function strayFiles() {
  const known = new Set(['sources.json', 'same.json', ...texts.map(({ name }) => name)])
  return namesIn(FOLDER).filter((name) => !known.has(name))
}

/** All JSON files below a folder. */
function namesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'))
}

/** Returns a function that tests whether a document is `name` or in that folder, with or without the language. */
function isWithin(name: string) {
  return (given: string) => {
    const wanted = given.replace(/^content\/(?:en|ta)\//, '').replace(/\/$/, '')
    return name === wanted || name.startsWith(`${wanted}/`)
  }
}

function readArguments(given: readonly string[]) {
  const isFlag = (each: string) => each.startsWith('--')
  const flags = given.filter(isFlag)
  const unknown = flags.filter((flag) => flag !== '--accept')
  if (unknown.length > 0) throw new Error(`npm run tamil does not know ${unknown.join(', ')}`)
  return { flags, files: given.filter((each) => !isFlag(each)) }
}

/** Reads a file with Tamil texts or about them; returns `empty` if it is missing. */
function readOr<Value>(name: string, empty: Value) {
  const file = fileOf(name, 'ta')
  return existsSync(onDisk(file)) ? (readJson(file) as Value) : empty
}
