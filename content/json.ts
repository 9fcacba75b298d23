import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type ParseError, parse as parseJsonc, printParseErrorCode } from 'jsonc-parser'
import { fileOf, onDisk } from './folder'

declare global {
  namespace NodeJS {
    interface Require {
      /** Provided by the bundler: the modules of a folder, by name. */
      context(
        folder: string,
        isDeep: boolean,
        names: RegExp,
      ): { (name: string): unknown; keys(): string[] }
    }
  }
}

// Imports the files as modules, so that the development server watches them and reloads on save.
if (process.env.NODE_ENV === 'development') {
  const files = require.context('.', true, /\.json$/)
  for (const name of files.keys()) files(name)
}

/**
 * Parses a JSON file of content, such as content/en/site.json, from the path `place`. Throws an error with the file and
 * the line.
 */
export function readJson(file: string, place = onDisk(file)): unknown {
  const text = readFileSync(place, 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    // Parse again for the position: `JSON.parse` has it only in some messages, which differ by Node version.
    const errors: ParseError[] = []
    parseJsonc(text, errors, { disallowComments: true })
    const { line, error } = errors[0] ? errorOf(text, errors[0]) : { line: 1, error: cause }
    throw new Error(`${file}, line ${line}\n✖ ${error}`)
  }
}

/** The slugs of the entries in a folder of content, such as `projects`, from the file names. Empty without a folder. */
export function slugsIn(name: string, folder = onDisk(fileOf(name))): readonly string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.map((file) => file.replace(/\.json$/, '')).sort()
}

/** The line of an error, counted from 1, and its message. */
function errorOf(text: string, { error, offset, length }: ParseError) {
  const found = text.slice(offset, offset + Math.min(length, 30)) || 'the end of the file'
  const before = text.slice(0, offset).trimEnd()
  const code = printParseErrorCode(error)
  // A missing character belongs after the preceding token, which may be on an earlier line.
  const isMissing = MISSING.includes(code)
  const isCommaTooMany = before.endsWith(',') && /^[}\],]$/.test(found)
  return {
    line: (isMissing ? before : text.slice(0, offset)).split('\n').length,
    error: isCommaTooMany
      ? `there is a comma too many before ${found}.`
      : (FAULTS[code]?.(found) ?? `${found} cannot be read.`),
  }
}

const MISSING = ['CommaExpected', 'ColonExpected', 'CloseBraceExpected', 'CloseBracketExpected']

const notNumber = (found: string) => `${found} is no number. Write one such as 1500 or 2.5.`
const wrongBackslash = (found: string) =>
  `${found} has a backslash before a wrong letter. For a backslash itself, write two.`

/** The message for each error code of the parser, given the text at the error. */
const FAULTS: Readonly<Record<string, (found: string) => string>> = {
  InvalidSymbol: (found) =>
    `${found} is not in double quotes, and is no number, true, false or null.`,
  InvalidNumberFormat: notNumber,
  UnexpectedEndOfNumber: notNumber,
  PropertyNameExpected: (found) => `${found} stands where a field name in double quotes belongs.`,
  ValueExpected: (found) => `a value is missing before ${found}.`,
  ColonExpected: (found) => `a colon is missing before ${found}.`,
  CommaExpected: (found) =>
    `${/^[}\]]$/.test(found) ? 'a closing bracket' : 'a comma'} is missing before ${found}.`,
  CloseBraceExpected: (found) => `a closing } is missing before ${found}.`,
  CloseBracketExpected: (found) => `a closing ] is missing before ${found}.`,
  EndOfFileExpected: (found) => `${found} stands after the end of the entry.`,
  InvalidCommentToken: (found) => `${found} is a comment. These files hold none.`,
  UnexpectedEndOfComment: (found) => `${found} is a comment. These files hold none.`,
  UnexpectedEndOfString: (found) => `the quotes of ${found} are not closed on its line.`,
  InvalidUnicode: wrongBackslash,
  InvalidEscapeCharacter: wrongBackslash,
  InvalidCharacter: (found) => `${found} holds a tab or another invisible character.`,
}
