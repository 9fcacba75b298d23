import type { z } from 'zod'

/**
 * Formats a schema error for the owner, one line per problem: the field, its value and an example of a
 * valid one.
 */
export function errorsOf(error: z.ZodError, entry: unknown): readonly string[] {
  return errorsAt(error, entry).map(({ text }) => text)
}

/** A problem: the path of the field, the whole message, and the part that says what to write. */
export type SchemaError = { path: readonly PropertyKey[]; text: string; advice: string }

/** The same problems, with their paths. */
export function errorsAt(error: z.ZodError, entry: unknown): readonly SchemaError[] {
  return error.issues.flatMap((issue) => errorsOfIssue(issue, entry))
}

/** The advice for an issue without its own message in the schema. Pass it to zod as `error`. */
export function hintOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'object'
        ? `Write { ${knownFields(issue.inst).join(', ')} }.`
        : EXAMPLES[formatOf(issue.inst) ?? issue.expected]
    case 'invalid_format':
      if (issue.format === 'includes') return `Write words that hold ${issue.includes}.`
      if (issue.format === 'starts_with') return `Write words that begin with "${issue.prefix}".`
      if (issue.format === 'ends_with') return `Write words that end with "${issue.suffix}".`
      return EXAMPLES[issue.format] ?? EXAMPLES.string
    case 'invalid_value':
      return `Write ${listed(issue.values.map((value) => JSON.stringify(value)))}.${didYouMean(issue.input, issue.values)}`
    case 'too_small':
      return bound(issue, issue.minimum, issue.inclusive === false ? 'more than' : 'at least')
    case 'too_big':
      return bound(issue, issue.maximum, issue.inclusive === false ? 'less than' : 'at most')
    case 'unrecognized_keys':
      return issue.keys
        .map((key) => `there is no field "${key}" here.${didYouMean(key, knownFields(issue.inst))}`)
        .join('\n')
    default:
      return undefined
  }
}

/** A suggestion such as ` Did you mean "x"?` with the closest known name; empty if none is close. */
export function didYouMean(given: unknown, known: readonly unknown[]): string {
  if (typeof given !== 'string') return ''
  const nearest = known
    .filter((name) => typeof name === 'string')
    .map((name) => ({ name, distance: distanceOf(given.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0]
  return nearest && nearest.distance <= Math.max(1, given.length / 3)
    ? ` Did you mean "${nearest.name}"?`
    : ''
}

const EXAMPLES: Readonly<Record<string, string>> = {
  string: 'Write words in quotes, such as "Prime Location".',
  number: 'Write a number without quotes or commas, such as 1500.',
  int: 'Write a whole number without quotes or commas, such as 7.',
  boolean: 'Write true or false, without quotes.',
  array: 'Write a list in square brackets, such as ["One", "Two"].',
  tuple: 'Write a list of two in square brackets, such as ["One", "Two"].',
  date: 'Write a day as year, month and day, such as "2026-01-31".',
  datetime:
    'Write a day, an hour and the distance from UTC, such as "2025-06-06T19:15:00+05:30" in India.',
  url: 'Write a whole address with https, such as "https://rera.tn.gov.in/".',
  email: 'Write an email address, such as "hello@example.com".',
}

function formatOf(schema: unknown): string | undefined {
  const def = (schema as { _zod?: { def: { format?: string } } } | undefined)?._zod?.def
  return def?.format && def.format in EXAMPLES ? def.format : undefined
}

function knownFields(schema: unknown): readonly string[] {
  const def = (schema as { _zod?: { def: { shape?: object } } } | undefined)?._zod?.def
  return Object.keys(def?.shape ?? {})
}

function bound(issue: { origin: string; exact?: boolean }, limit: unknown, than: string): string {
  const amount = issue.exact ? `exactly ${limit}` : `${than} ${limit}`
  if (issue.origin === 'array') return `It needs ${amount} ${limit === 1 ? 'entry' : 'entries'}.`
  if (issue.origin !== 'string') return `Write a number that is ${amount}.`
  return limit === 1 ? `${EXAMPLES.string}` : `It needs ${amount} characters.`
}

function errorsOfIssue(issue: z.core.$ZodIssue, entry: unknown): readonly SchemaError[] {
  if (issue.code === 'invalid_union') {
    const meant = meantForm(issue)
    if (meant) {
      return meant.flatMap((each) =>
        errorsOfIssue({ ...each, path: [...issue.path, ...each.path] }, entry),
      )
    }
  }
  const where = describePath(issue.path, entry)
  if (issue.code === 'unrecognized_keys') {
    return issue.message.split('\n').map((advice) => ({
      path: issue.path,
      text: where ? `${where}: ${advice}` : advice,
      advice,
    }))
  }
  return [
    {
      path: issue.path,
      text: errorMessage(issue.path, entry, issue.message),
      advice: issue.message,
    },
  ]
}

/** A problem as a sentence: the field, its value and the advice. */
export function errorMessage(path: readonly PropertyKey[], entry: unknown, advice: string): string {
  const value = valueAt(path, entry)
  const found = value === undefined ? 'is missing' : `is ${foundText(value)}`
  return `${describePath(path, entry) || 'it'} ${found}. ${advice}`
}

/** The issues of the union's option that the value comes closest to. */
function meantForm({ errors }: z.core.$ZodIssueInvalidUnion) {
  return [...errors]
    .filter((form) => form.every(({ path, code }) => path.length > 0 || code !== 'invalid_type'))
    .sort((a, b) => a.length - b.length)[0]
}

/** The path of a field as text. List entries are named by number, counted from one, and by name. */
function describePath(path: readonly PropertyKey[], entry: unknown): string {
  return path.reduce<string>((place, key, index) => {
    if (typeof key === 'number') {
      const name = nameOf(valueAt(path.slice(0, index + 1), entry))
      return `${place}${place && ', '}entry ${key + 1}${name ? ` ("${name}")` : ''}`
    }
    const sign = typeof path[index - 1] === 'number' ? ', ' : '.'
    return `${place}${place && sign}${String(key)}`
  }, '')
}

function nameOf(entry: unknown): string | undefined {
  const { slug, id, name, title, label, question } = (
    typeof entry === 'object' && entry !== null ? entry : {}
  ) as Record<string, unknown>
  return [slug, id, name, title, label, question].find((each) => typeof each === 'string') as
    | string
    | undefined
}

const valueAt = (path: readonly PropertyKey[], entry: unknown): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    entry,
  )

function foundText(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  }
  if (typeof value === 'object' && value !== null) return 'a group of fields'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`
}

/** The Levenshtein distance. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const [before = 0, above = 0, left = 0] = [row[j], row[j + 1], next[j]]
      next.push(Math.min(before + Number(letter !== other), above + 1, left + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
