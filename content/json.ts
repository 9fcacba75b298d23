import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { parse } from './define'

/**
 * A document that is kept as JSON. `name` is its path within content/, and `file` where it is read from.
 * Throws an error that names the file, and the line or the field.
 */
export const defineJson = <Output>(
  name: string,
  schema: z.ZodType<Output>,
  file = path.join(process.cwd(), 'content', name),
): Output => parse(name, schema, readJson(name, readFileSync(file, 'utf8')))

function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const { line, fault } = findFault(text) ?? { line: 1, fault: String(error) }
    throw new Error(`content/${name}, line ${line}\n✖ ${fault}`)
  }
}

type Fault = { readonly line: number; readonly fault: string }

/** A word of JSON after the space before it. */
const WORD =
  /\s*("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?(?![\w.])|(?:true|false|null)\b|[{}[\],:]|$)/iuy
const END = 'the end of the file'

/**
 * The first place where a text stops being JSON. `JSON.parse` tells the place only in some of its
 * messages, and each version of Node words them differently.
 */
function findFault(text: string): Fault | undefined {
  /** Where the last word that was taken ends. */
  let end = 0

  /** The word that follows: empty at the end of the file, undefined where there is no word of JSON. */
  function next(): string | undefined {
    WORD.lastIndex = end
    return WORD.exec(text)?.[1]
  }
  function take(word: string) {
    end = text.indexOf(word, end) + word.length
  }
  const rest = () => text.slice(end).trimStart()
  const lineAt = (place: number) => text.slice(0, place).split('\n').length

  /** A fault of the word that follows. */
  function at(tell: (seen: string) => string): Fault {
    const seen = /^(?:[\w.]+|"[^"\n]{0,30}"?|.)/.exec(rest())?.[0] ?? END
    const isOpen = seen.startsWith('"') && next() === undefined
    return {
      line: lineAt(text.length - rest().length),
      fault: isOpen ? `the quotes of ${seen} are not closed on its line.` : tell(seen),
    }
  }
  /** A fault before the word that follows: on the line where the sign belongs. */
  function missing(sign: string): Fault {
    return { ...at((seen) => `${sign} is missing before ${seen}.`), line: lineAt(end) }
  }

  function value(): Fault | undefined {
    const word = next()
    if (word === undefined)
      return at((seen) => `${seen} is no value. Words stand in double quotes.`)
    if (/^[}\],:]?$/.test(word)) return at((seen) => `a value is missing before ${seen}.`)
    take(word)
    return word === '{' ? members('}') : word === '[' ? members(']') : undefined
  }

  function members(close: '}' | ']'): Fault | undefined {
    if (next() !== close) {
      for (;;) {
        const fault = (close === '}' ? fieldName() : undefined) ?? value()
        if (fault) return fault
        const word = next()
        if (word === close) break
        if (word !== ',') {
          const isClosed = word === '' || word === '}' || word === ']'
          return missing(isClosed ? `a closing ${close}` : 'a comma')
        }
        take(',')
        if (next() === close) return at((seen) => `there is a comma too many before ${seen}.`)
      }
    }
    take(close)
    return undefined
  }

  function fieldName(): Fault | undefined {
    const word = next()
    if (!word?.startsWith('"')) {
      return at((seen) => `${seen} stands where a field name in double quotes belongs.`)
    }
    take(word)
    if (next() !== ':') return missing('a colon')
    take(':')
    return undefined
  }

  return (
    value() ??
    (next() === '' ? undefined : at((seen) => `${seen} stands after the end of the entry.`))
  )
}
