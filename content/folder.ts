import type { Locale } from '@/lib/domain/locale'

/**
 * The path of a document or folder of content: English in content/en, Tamil texts in content/ta, with the same `name`
 * in both, such as `projects/vistara.json`. Only this file knows these paths.
 */
export const fileOf = (name: string, language: Locale = 'en'): string =>
  `content/${language}/${name}`

/** The inverse of `fileOf`: name and language of a file; undefined for files outside content. */
export function documentOf(file: string): { name: string; language: Locale } | undefined {
  const [, language, name] = /^content\/(en|ta)\/(.+)$/.exec(file) ?? []
  return name === undefined ? undefined : { name, language: language as Locale }
}

/**
 * The absolute path of a file of the project. CONTENT_DIR replaces the folder content/, for example by a copy for
 * trying a change. Error messages still say `content/`, because the owner corrects them there.
 */
export const onDisk = (
  file: string,
  root = process.cwd(),
  content = process.env.CONTENT_DIR || `${root}/content`,
): string =>
  /^content(?:\/|$)/.test(file) ? content + file.slice('content'.length) : `${root}/${file}`
