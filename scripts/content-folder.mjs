// @ts-check
/** Where content lies, for scripts; content/folder.ts says the same to the site. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder that holds en/ and ta/, from the project's folder: `content`, or the one that CONTENT_DIR names. */
export const CONTENT = process.env.CONTENT_DIR || 'content'

/**
 * The file of a document or of a folder of documents, as the project has it: `content/en/site.json` for `site.json`.
 *
 * @param {string} name
 */
export const fileOf = (name, language = 'en') => `content/${language}/${name}`

/**
 * Where a file of the project lies, such as `content/en/site.json` or `assets/manifest.json`.
 *
 * @param {string} root
 * @param {string} file
 */
export const onDisk = (root, file) =>
  file === 'content' || file.startsWith('content/')
    ? path.resolve(root, CONTENT, file.slice('content/'.length))
    : path.join(root, file)

/**
 * What a document says.
 *
 * @param {string} name
 * @param {string} [language]
 */
export const readDocument = (name, language) =>
  JSON.parse(readFileSync(onDisk('.', fileOf(name, language)), 'utf8'))
