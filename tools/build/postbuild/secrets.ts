/**
 * Fails the build where a published file has a secret: the value of a secret variable, or anything that looks like a
 * key. All files are searched as bytes.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PAGE_VARIABLES, SECRET_VARIABLES } from '../environment.mjs'
import { filesIn } from './files'

/** Shorter values would match ordinary text. */
const SHORTEST = 8

/** A value in the footer is in every page; a few file names are enough to find its source. */
const MOST_NAMED = 10

const SHAPES = {
  'a Google API key': /AIza[0-9A-Za-z_-]{35}/g,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
  'a Stripe key': /\b[rs]k_live_[0-9A-Za-z]{16,}/g,
  'a GitHub token': /\bgh[oprsu]_[0-9A-Za-z]{36,}/g,
  'a fine-grained GitHub token': /\bgithub_pat_[0-9A-Za-z_]{40,}/g,
  'an AWS key': /\bA(?:KI|SI)A[0-9A-Z]{16}\b/g,
}

type Environment = Record<string, string | undefined>

/** Describes the secrets in a text, without their values. */
export function findSecrets(text: string, env: Environment): string[] {
  const allowed = valuesOf(PAGE_VARIABLES, env).map(({ value }) => value)
  const known = valuesOf(SECRET_VARIABLES, env)
    .filter(({ value }) => value.length >= SHORTEST && !allowed.includes(value))
    .filter(({ value }) => text.includes(value) || text.includes(encodeURIComponent(value)))
    .map(({ name }) => `the value of ${name}`)
  const shaped = Object.entries(SHAPES)
    .filter(([, shape]) => (text.match(shape) ?? []).some((each) => !allowed.includes(each)))
    .map(([name]) => name)
  return [...known, ...shaped]
}

/**
 * Throws one error that names the files with a secret. Compressed files are not opened, so call it before
 * compression.
 */
export function assertNoSecrets(folders: readonly string[], env: Environment): void {
  const files = folders.flatMap((folder) => filesIn(folder).map((file) => path.join(folder, file)))
  const found = files.flatMap((file) => {
    const secrets = findSecrets(readFileSync(file, 'latin1'), env)
    return secrets.length > 0 ? [`  ${file}: ${secrets.join(', ')}`] : []
  })
  if (found.length === 0) return
  const more = found.length - MOST_NAMED
  const named = [...found.slice(0, MOST_NAMED), ...(more > 0 ? [`  and ${more} more files`] : [])]
  throw new Error(`what is built for visitors holds a secret\n${named.join('\n')}`)
}

function valuesOf(names: readonly string[], env: Environment) {
  return names.flatMap((name) => {
    const value = env[name]?.trim()
    return value ? [{ name, value }] : []
  })
}
