import type { Locale } from '@/lib/domain/locale'

/**
 * Where content lies: English in content/en, its Tamil words in content/ta. A document has one name in both, such as
 * `projects/vistara.json`, and so has a folder of documents. Nothing else knows these paths.
 */
export const fileOf = (name: string, language: Locale = 'en'): string =>
  `content/${language}/${name}`

/** The name and the language of such a file; undefined for any other file. */
export function documentOf(file: string): { name: string; language: Locale } | undefined {
  const [, language, name] = /^content\/(en|ta)\/(.+)$/.exec(file) ?? []
  return name === undefined ? undefined : { name, language: language as Locale }
}

/**
 * Where a file of the project lies on the disk. CONTENT_DIR names another folder than content/, such as a copy in which
 * a change is tried. Errors say `content/` all the same: that is where the owner corrects them.
 */
export const onDisk = (
  file: string,
  root = process.cwd(),
  content = process.env.CONTENT_DIR || `${root}/content`,
): string =>
  /^content(?:\/|$)/.test(file) ? content + file.slice('content'.length) : `${root}/${file}`
